CREATE VIEW rentsView AS
-- The printed rents of the board of the current game, and those for a complete colour group.
-- `Hotel`, `Skyscraper`: the level is that of a hotel, or of a skyscraper.
SELECT
  pr.prid AS `prid`,
  pr.name AS `Property`,
  n.level AS `Level`,
  CAST(n.amount AS SIGNED) AS `Amount`,
  n.amount * IF(pr.rent_by IN ('level', 'house') AND n.level = 0, r.set_bonus_factor, 1)
    AS `With set`,
  pr.rent_by = 'level' AND n.level = r.max_houses + 1 OR pr.rent_by = 'house' AND n.level = 2
    AS `Hotel`,
  pr.rent_by = 'level' AND n.level = r.max_houses + 2 OR pr.rent_by = 'house' AND n.level = 3
    AS `Skyscraper`
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Property AS pr ON pr.ruleset_id = g.ruleset_id
JOIN Rent AS n ON n.ruleset_id = pr.ruleset_id AND n.prid = pr.prid
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY pr.prid, n.level
