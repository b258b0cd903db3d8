CREATE VIEW turningPointsView AS
-- The move at which each game turned: from then on the winner was always worth more than everybody
-- else, as in gamesWorthView; 0: from the opening. A row for each game that one player has won;
-- it follows the game from its beginning: ask for one. `Second`: the richest of the others after
-- that move. `Lead changes`: how often somebody else than before took the lead.
-- `Furthest behind`: the most that the winner lacked to the leader, NULL if nothing, and after
-- which move.
SELECT
  g.game_id AS `Game`,
  h.record_ID AS `Record`,
  w.pid AS `Player No.`,
  w.name AS `Player name`,
  h.own AS `Worth`,
  o.name AS `Second`,
  h.best AS `Worth of second`,
  h.changes AS `Lead changes`,
  h.lacked AS `Furthest behind`,
  h.low_record AS `Furthest behind in`
FROM GameState AS g
STRAIGHT_JOIN Game AS s ON s.game_id = g.game_id AND NOT s.is_deleted
STRAIGHT_JOIN Player AS w ON w.game_id = g.game_id AND w.status = 3
STRAIGHT_JOIN LATERAL (SELECT turning_point(g.game_id, w.pid) AS facts) AS t
STRAIGHT_JOIN JSON_TABLE(t.facts, '$' COLUMNS (
  record_ID INT PATH '$.record', own BIGINT PATH '$.worth', second INT PATH '$.second',
  best BIGINT PATH '$.second_worth', changes INT PATH '$.changes', lacked BIGINT PATH '$.lacked',
  low_record INT PATH '$.low_record')) AS h
LEFT JOIN Player AS o FORCE INDEX (uq_Player_pid) ON o.game_id = g.game_id AND o.pid = h.second
WHERE g.phase = 'over'
  AND (SELECT COUNT(*) FROM Player AS m WHERE m.game_id = g.game_id AND m.status = 3) = 1
ORDER BY g.game_id
