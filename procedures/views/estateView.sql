CREATE VIEW estateView (
  game_id, ruleset_id, prid, p_owner, cost_factor, level, mortgaged, size, missing, lowest, highest,
  set_mortgaged, houses, hotels) AS
-- The state of the properties of the current game and of their colour groups, for estate_refusal
-- and rent_of. `missing`: how many of the group the owner lacks. `houses`, `hotels`: the number on
-- the board.
SELECT
  d.game_id,
  d.ruleset_id,
  d.prid,
  d.p_owner,
  d.cost_factor,
  d.level,
  d.mortgaged,
  COUNT(*) OVER of_colour,
  COUNT(*) OVER of_colour - COUNT(*) OVER (PARTITION BY pr.colour, d.p_owner),
  MIN(d.level) OVER of_colour,
  MAX(d.level) OVER of_colour,
  SUM(d.mortgaged) OVER of_colour,
  CAST(SUM(IF(d.level > r.max_houses, 0, d.level)) OVER () AS SIGNED),
  CAST(SUM(d.level > r.max_houses) OVER () AS SIGNED)
FROM Deed AS d
JOIN Property AS pr ON pr.ruleset_id = d.ruleset_id AND pr.prid = d.prid
JOIN Ruleset AS r ON r.ruleset_id = d.ruleset_id
WHERE d.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
WINDOW of_colour AS (PARTITION BY pr.colour)
