CREATE VIEW resultsView AS
-- The results of the players of all games that are over, a row for each player. `Turn`: their place
-- in the order of play, from 0. A player without a character was a person. `Board`: NULL for that
-- of the edition.
SELECT
  s.game_id AS `Game`,
  r.edition AS `Edition`,
  JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  COALESCE(m.round, 1) AS `Rounds`,
  g.last_record_ID AS `Moves`,
  p.turn AS `Turn`,
  p.name AS `Player name`,
  c.name AS `Character`,
  p.status = 3 AS `Won`
FROM Ruleset AS r
STRAIGHT_JOIN Game AS s ON s.ruleset_id = r.ruleset_id AND NOT s.is_deleted
STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = s.game_id AND g.phase = 'over'
STRAIGHT_JOIN Player AS p FORCE INDEX (PRIMARY) ON p.game_id = s.game_id
LEFT JOIN Gamemanager AS m FORCE INDEX (PRIMARY)
  ON m.game_id = s.game_id AND m.record_ID = g.last_record_ID
LEFT JOIN BotCharacter AS c FORCE INDEX (PRIMARY) ON c.character_id = p.character_id
