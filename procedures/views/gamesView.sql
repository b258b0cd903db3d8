CREATE VIEW gamesView AS
-- All games, the newest first, with the player who moves next, or the winners. `Board`: NULL for
-- that of the edition. `Last move`: its time in UTC, or when this game was made, if that was later.
-- `Ends`: when it ends unless somebody moves, in UTC; NULL: that is not announced.
SELECT
  s.game_id AS `Game`,
  s.name AS `Name`,
  r.edition AS `Edition`,
  CAST(s.player_count AS SIGNED) AS `Players`,
  COALESCE(m.round, 1) AS `Round`,
  g.last_record_ID AS `Moves`,
  IF(g.phase = 'over', NULL, mover.name) AS `Next player`,
  IF(g.phase = 'over', winners_of(s.game_id), NULL) COLLATE utf8mb4_0900_ai_ci
    AS `Winner`,
  s.created_at AS `Created`,
  s.pace AS `Pace`,
  JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  s.made_by AS `Made by`,
  GREATEST(COALESCE(g.played_at, s.created_at), s.created_at) AS `Last move`,
  idle.ends_at AS `Ends`
FROM Game AS s FORCE INDEX (PRIMARY)
STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = s.game_id
STRAIGHT_JOIN Ruleset AS r FORCE INDEX (PRIMARY) ON r.ruleset_id = s.ruleset_id
STRAIGHT_JOIN actorsView AS actor ON actor.Game = s.game_id
STRAIGHT_JOIN Player AS mover FORCE INDEX (uq_Player_pid)
  ON mover.game_id = s.game_id AND mover.pid = actor.`Player No.`
LEFT JOIN Gamemanager AS m FORCE INDEX (PRIMARY)
  ON m.game_id = s.game_id AND m.record_ID = g.last_record_ID
LEFT JOIN AbandonedGame AS idle FORCE INDEX (PRIMARY)
  ON idle.game_id = s.game_id AND idle.record_ID = g.last_record_ID
ORDER BY s.game_id DESC
