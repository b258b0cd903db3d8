CREATE VIEW rentsView AS
-- The printed rents of the board of the current game, and those for a complete colour group.
-- `Hotel`: the level is that of a hotel.
SELECT
  pr.prid AS `prid`,
  pr.name AS `Property`,
  n.level AS `Level`,
  CAST(n.amount AS SIGNED) AS `Amount`,
  n.amount * IF(pr.rent_by IN ('level', 'house') AND n.level = 0, r.set_bonus_factor, 1)
    AS `With set`,
  pr.rent_by = 'level' AND n.level > r.max_houses OR pr.rent_by = 'house' AND n.level = 2 AS `Hotel`
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Property AS pr ON pr.ruleset_id = g.ruleset_id
JOIN Rent AS n ON n.ruleset_id = pr.ruleset_id AND n.prid = pr.prid
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY pr.prid, n.level
