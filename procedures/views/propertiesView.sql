CREATE VIEW propertiesView AS
-- The properties of the current game by colour group, with what they cost and earn now. `Rent now`
-- is what a visitor pays, `Rent factor` the factor for their dice. `Can build`: apart from the
-- money. `Houses`, `Hotels`, `Skyscrapers`: the buildings there; a skyscraper stands on a hotel.
-- `House cost`: of the next building, be it a house, a hotel or a skyscraper.
-- The join conditions have no function: it would be executed with the rights of the reader.
SELECT
  pr.prid AS `prid`,
  pr.location AS `Position`,
  pr.name AS `Property`,
  pr.colour AS `Set No.`,
  c.name AS `Set`,
  pr.rent_by AS `Kind`,
  e.p_owner AS `Player No.`,
  p.name AS `Owner`,
  price_of(pr.cost, e.cost_factor) AS `Price`,
  IF(e.p_owner IS NULL OR pr.rent_by = 'dice', NULL, IF(
    e.mortgaged OR p.status = 1 AND NOT r.rent_in_jail, 0, due.rent)) AS `Rent now`,
  IF(e.p_owner IS NOT NULL AND pr.rent_by = 'dice', due.rent, NULL) AS `Rent factor`,
  e.mortgaged IS TRUE AS `Mortgaged`,
  e.level AS `Level`,
  IF(e.level > r.max_houses, 0, e.level) AS `Houses`,
  e.level > r.max_houses AS `Hotels`,
  e.level > r.max_houses + 1 AS `Skyscrapers`,
  e.size AS `Of set`,
  e.missing AS `Missing`,
  mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage) AS `Mortgage value`,
  estate_price(
    'redeem', pr.cost, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, e.level, r.max_houses,
    r.has_hotels, r.sell_percent, mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage),
    redeem_fee_now(r.redeem_fee, r.handover_fee, e.redeem_by_round, g.round),
    r.sell_deed_percent) AS `Redeem price`,
  CAST(IF(e.level < r.max_houses, pr.house_cost, COALESCE(
    IF(e.level > r.max_houses, pr.skyscraper_cost, NULL), pr.hotel_cost, pr.house_cost))
    AS SIGNED) AS `House cost`,
  percent_of(IF(e.level > r.max_houses + 1, pr.skyscraper_cost, IF(
    e.level > r.max_houses, pr.hotel_cost, pr.house_cost)), r.sell_percent) AS `Sell price`,
  e.p_owner IS NOT NULL AND COALESCE(estate_refusal(
    'build', pr.name, e.p_owner, e.p_owner, NULL, estate_price(
      'build', pr.cost, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, e.level, r.max_houses,
      r.has_hotels, r.sell_percent, NULL, r.redeem_fee, NULL),
    e.level, e.mortgaged, e.missing, e.lowest, e.highest, e.set_mortgaged, r.mortgage_unit,
    r.build_evenly, buildings_left(
      e.level, r.max_houses, r.house_stock, r.hotel_stock, built.houses, built.hotels)) IS NULL,
    FALSE)
    AS `Can build`
FROM GameState AS g
STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
STRAIGHT_JOIN builtView AS built ON built.game_id = g.game_id
STRAIGHT_JOIN estateView AS e ON e.game_id = g.game_id
STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = e.ruleset_id AND pr.prid = e.prid
STRAIGHT_JOIN Colours AS c ON c.ruleset_id = pr.ruleset_id AND c.cid = pr.colour
LEFT JOIN Player AS p ON p.game_id = e.game_id AND p.pid = e.p_owner
JOIN LATERAL (
  SELECT rent_of(
      pr.rent_by, IF(pr.rent_by = 'cost', pr.cost, (
        SELECT n.amount
        FROM Rent AS n
        WHERE n.ruleset_id = pr.ruleset_id AND n.prid = pr.prid
          AND n.level = rent_level(pr.rent_by, e.level, r.max_houses, e.size - e.missing))),
      e.level, r.max_houses, bonus_factor(
        r.set_bonus_sticks, e.cost_factor, r.set_bonus_factor, e.missing)) AS rent) AS due
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY pr.colour, pr.prid
