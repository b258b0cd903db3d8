CREATE VIEW gameView AS
-- The current game, a row for each seat. Seven columns, as in seed 000, figures 6, 8 and 10.
SELECT
  COALESCE(m.round, 1) AS `Round`,
  p.pid AS `Player No.`,
  IF(p.status = 3, CONCAT(p.name, ' (Winner)'), p.name) AS `Player name`,
  p.location AS `Location`,
  (
    SELECT GROUP_CONCAT(t.name ORDER BY t.name)
    FROM Deed AS d
    JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid
    WHERE d.game_id = p.game_id
      AND d.p_owner = p.pid
  ) AS `Properties owned`,
  p.bank_balance AS `Bank balance`,
  s.label AS `Status`
FROM GameState AS g
JOIN Player AS p ON p.game_id = g.game_id
JOIN StatusLabel AS s ON s.ruleset_id = g.ruleset_id AND s.status = p.status
LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY p.turn
