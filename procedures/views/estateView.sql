CREATE VIEW estateView (
  game_id, ruleset_id, prid, p_owner, cost_factor, level, mortgaged, size, missing, lowest, highest,
  set_mortgaged) AS
-- How the properties of the current game stand, and their colours: what estate_refusal and rent_of
-- ask for. `missing`: how many of the colour are not the owner's.
SELECT
  d.game_id,
  d.ruleset_id,
  d.prid,
  d.p_owner,
  d.cost_factor,
  d.level,
  d.mortgaged,
  COUNT(*) OVER of_colour,
  COUNT(*) OVER of_colour - COUNT(*) OVER (PARTITION BY t.colour, d.p_owner),
  MIN(d.level) OVER of_colour,
  MAX(d.level) OVER of_colour,
  SUM(d.mortgaged) OVER of_colour
FROM Deed AS d
JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid
WHERE d.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
WINDOW of_colour AS (PARTITION BY t.colour)
