CREATE VIEW gamesView AS
-- All games, the newest first.
SELECT
  g.game_id AS `Game`,
  g.name AS `Name`,
  r.edition AS `Edition`,
  (SELECT COUNT(*) FROM Turns AS seat WHERE seat.game_id = g.game_id) AS `Players`,
  COALESCE(m.round, 1) AS `Round`,
  g.last_record_ID AS `Moves`,
  IF(g.phase = 'over', NULL, mover.name) AS `Next player`,
  (
    SELECT winner.name
    FROM Turns AS won
    JOIN Player AS winner ON winner.game_id = won.game_id AND winner.pid = won.player_ID
    WHERE won.game_id = g.game_id
      AND won.status = 3
  ) AS `Winner`,
  g.created_at AS `Created`
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
JOIN Player AS mover ON mover.game_id = t.game_id AND mover.pid = t.player_ID
LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID
ORDER BY g.game_id DESC
