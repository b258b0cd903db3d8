CREATE VIEW gameView AS
-- The current game, a row a seat. Seven columns, as in seed 000, figures 6, 8 and 10.
SELECT
  COALESCE(m.round, 1) AS `Round`,
  t.player_ID AS `Player No.`,
  IF(t.status = 3, CONCAT(p.name, ' (Winner)'), p.name) AS `Player name`,
  p.location AS `Location`,
  (
    SELECT GROUP_CONCAT(pr.name ORDER BY pr.name)
    FROM Deed AS d
    JOIN Property AS pr ON pr.board_id = d.board_id AND pr.prid = d.prid
    WHERE d.game_id = t.game_id
      AND d.p_owner = t.player_ID
  ) AS `Properties owned`,
  p.bank_balance AS `Bank balance`,
  s.label AS `Status`
FROM Game AS g
JOIN Turns AS t ON t.game_id = g.game_id
JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
JOIN StatusLabel AS s ON s.ruleset_id = g.ruleset_id AND s.status = t.status
LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID
WHERE g.game_id = current_game()
ORDER BY t.turn
