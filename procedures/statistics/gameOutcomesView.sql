CREATE VIEW gameOutcomesView AS
-- The outcomes of all games that are over, a row for each. `Lineup`: see lineup_of.
SELECT
  s.game_id AS `Game`,
  s.ruleset_id AS `Ruleset`,
  COALESCE(m.round, 1) AS `Rounds`,
  g.last_record_ID AS `Moves`,
  CONVERT(lineup_of(s.game_id) USING utf8mb4) COLLATE utf8mb4_0900_ai_ci AS `Lineup`
FROM Game AS s FORCE INDEX (PRIMARY)
STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = s.game_id
LEFT JOIN Gamemanager AS m FORCE INDEX (PRIMARY)
  ON m.game_id = s.game_id AND m.record_ID = g.last_record_ID
WHERE g.phase = 'over'
