CREATE VIEW gamesWorthView AS
-- What every player was worth after each move of a game that is over, counted as `Worth` in
-- playersView; record 0 is the opening. Moves that changed nobody's worth are left out. It follows
-- each game from its beginning: ask for one.
SELECT
  g.game_id AS `Game`,
  h.record_ID AS `Record`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  h.worth AS `Worth`
FROM GameState AS g
STRAIGHT_JOIN Game AS s ON s.game_id = g.game_id AND NOT s.is_deleted
STRAIGHT_JOIN JSON_TABLE(worth_history(g.game_id), '$[*]' COLUMNS (
  record_ID INT PATH '$[0]', pid INT PATH '$[1]', worth BIGINT PATH '$[2]')) AS h
STRAIGHT_JOIN Player AS p FORCE INDEX (uq_Player_pid) ON p.game_id = g.game_id AND p.pid = h.pid
WHERE g.phase = 'over'
ORDER BY g.game_id, h.record_ID, p.pid
