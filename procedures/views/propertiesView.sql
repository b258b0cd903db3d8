CREATE VIEW propertiesView AS
-- The properties of the current game, set by set, with what they cost and bring now. `Rent now` is
-- what a visitor pays, `Rent factor` what his dice are multiplied by. `Can build`: but for the
-- money.
SELECT
  pr.prid AS `prid`,
  pr.location AS `Position`,
  pr.name AS `Property`,
  pr.colour AS `Set No.`,
  c.name AS `Set`,
  pr.rent_by AS `Kind`,
  d.p_owner AS `Player No.`,
  p.name AS `Owner`,
  pr.cost AS `Price`,
  IF(d.mortgaged, 0, IF(pr.rent_by = 'dice', NULL, rent_of(facts.game, own.deed))) AS `Rent now`,
  IF(pr.rent_by = 'dice', rent_of(facts.game, own.deed), NULL) AS `Rent factor`,
  d.mortgaged AS `Mortgaged`,
  d.level AS `Level`,
  estate_price(facts.game, own.deed, 'mortgage') AS `Mortgage value`,
  estate_price(facts.game, own.deed, 'redeem') AS `Redeem price`,
  IF(d.level < r.max_houses, pr.house_cost, COALESCE(pr.hotel_cost, pr.house_cost))
    AS `House cost`,
  CAST(ROUND(
    IF(d.level > r.max_houses, pr.hotel_cost, pr.house_cost) * r.sell_percent / 100) AS SIGNED)
    AS `Sell price`,
  d.p_owner IS NOT NULL AND COALESCE(
    estate_refusal(facts.game, own.deed, p.pid, p.bank_balance, 'build', d.prid)
      LIKE 'cannot_afford:%', TRUE)
    AS `Can build`
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Property AS pr ON pr.board_id = g.board_id
JOIN Colours AS c ON c.board_id = pr.board_id AND c.cid = pr.colour
JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
JOIN (SELECT game_facts(current_game()) AS game) AS facts
JOIN LATERAL (SELECT deed_facts(d.game_id, d.prid) AS deed) AS own
LEFT JOIN Player AS p ON p.game_id = d.game_id AND p.pid = d.p_owner
WHERE g.game_id = current_game()
ORDER BY pr.colour, pr.prid
