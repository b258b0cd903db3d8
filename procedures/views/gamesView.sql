CREATE VIEW gamesView AS
-- All games, the newest first, with who must move next, or who has won.
SELECT
  g.game_id AS `Game`,
  g.name AS `Name`,
  r.edition AS `Edition`,
  g.player_count AS `Players`,
  COALESCE(m.round, 1) AS `Round`,
  g.last_record_ID AS `Moves`,
  IF(g.phase IN ('over', 'deleted'), NULL, mover.name) AS `Next player`,
  IF(g.phase = 'over', winners_of(g.game_id), NULL) AS `Winner`,
  g.created_at AS `Created`
FROM Game AS g
STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
STRAIGHT_JOIN actorsView AS actor ON actor.Game = g.game_id
STRAIGHT_JOIN Player AS mover ON mover.game_id = g.game_id AND mover.pid = actor.`Player No.`
LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID
ORDER BY g.game_id DESC
