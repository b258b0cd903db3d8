CREATE VIEW editionLengthsView AS
-- How long the games of an edition took that are over: how many games had each length, in rounds
-- and in moves. `Games`: add them, as in editionLineupsView. `Board`: NULL for that of the edition.
-- Query it for one edition.
SELECT
  r.edition AS `Edition`,
  c.ruleset_id AS `Ruleset`,
  JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  c.unit AS `Unit`,
  c.length AS `Length`,
  c.games AS `Games`
FROM LengthTotal AS c
JOIN Ruleset AS r ON r.ruleset_id = c.ruleset_id
UNION ALL
SELECT
  r.edition, s.ruleset_id, JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci, l.unit,
  IF(l.unit = 'rounds', o.`Rounds`, o.`Moves`), 1
FROM Game AS s FORCE INDEX (ix_Game_is_counted)
STRAIGHT_JOIN Ruleset AS r FORCE INDEX (PRIMARY) ON r.ruleset_id = s.ruleset_id
STRAIGHT_JOIN gameOutcomesView AS o ON o.`Game` = s.game_id
STRAIGHT_JOIN (
  SELECT _utf8mb4'moves' COLLATE utf8mb4_0900_ai_ci AS unit
  UNION ALL
  SELECT _utf8mb4'rounds' COLLATE utf8mb4_0900_ai_ci) AS l
WHERE NOT s.is_counted AND NOT s.is_deleted
