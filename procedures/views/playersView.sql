CREATE VIEW playersView AS
-- The players of the current game in the order of play. Status 0: playing, 1: in jail, 2: out,
-- 3: winner.
SELECT
  t.turn AS `Turn`,
  t.player_ID AS `Player No.`,
  p.name AS `Player name`,
  p.location AS `Location`,
  p.bank_balance AS `Bank balance`,
  t.status AS `Status`,
  COALESCE(JSON_LENGTH(p.cards), 0) AS `Cards`,
  t.jail_turns AS `Turns in jail`,
  net_worth(t.game_id, t.player_ID) AS `Net worth`,
  t.turn = g.turn AND g.phase <> 'over' AS `Is turn`
FROM Game AS g
JOIN Turns AS t ON t.game_id = g.game_id
JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
WHERE g.game_id = current_game()
ORDER BY t.turn
