CREATE VIEW estateView (
  game_id, ruleset_id, prid, p_owner, cost_factor, level, mortgaged, redeem_by_round, name, colour,
  cost, house_cost, hotel_cost, skyscraper_cost, mortgage, size, missing,
  lowest, highest, set_mortgaged) AS
-- The state of the properties of all games and of their colour groups, for estate_refusal and
-- rent_of. `missing`: how many of the group the owner lacks. It is read for one game, or one owner:
-- that is why the groups are looked up, not calculated for all.
SELECT
  d.game_id,
  d.ruleset_id,
  d.prid,
  d.p_owner,
  d.cost_factor,
  d.level,
  d.mortgaged,
  d.redeem_by_round,
  pr.name,
  pr.colour,
  pr.cost,
  pr.house_cost,
  pr.hotel_cost,
  pr.skyscraper_cost,
  pr.mortgage,
  s.size,
  s.missing,
  s.lowest,
  s.highest,
  s.mortgaged
FROM Deed AS d
STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = d.ruleset_id AND pr.prid = d.prid
STRAIGHT_JOIN LATERAL (
  SELECT COUNT(*) AS size, CAST(SUM(NOT o.p_owner <=> d.p_owner) AS SIGNED) AS missing,
      MIN(o.level) AS lowest, MAX(o.level) AS highest, SUM(o.mortgaged) AS mortgaged
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS o ON o.game_id = d.game_id AND o.prid = t.prid
    WHERE t.ruleset_id = pr.ruleset_id
      AND t.colour = pr.colour) AS s
