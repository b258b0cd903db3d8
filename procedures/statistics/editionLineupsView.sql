CREATE VIEW editionLineupsView AS
-- The line-ups and winners of the games of an edition that are over. `Lineup`: for each turn, from
-- 0, the character, null for a person, and whether they won. `Games`: how many games were like
-- that; add them, because a game that has just ended has a separate row. `Board`: NULL for that of
-- the edition. Query it for one edition.
SELECT
  r.edition AS `Edition`,
  c.ruleset_id AS `Ruleset`,
  JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  c.lineup AS `Lineup`,
  c.games AS `Games`
FROM LineupTotal AS c
JOIN Ruleset AS r ON r.ruleset_id = c.ruleset_id
UNION ALL
SELECT
  r.edition, s.ruleset_id, JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci,
  CAST(o.`Lineup` AS JSON), 1
FROM Game AS s FORCE INDEX (ix_Game_is_counted)
STRAIGHT_JOIN Ruleset AS r FORCE INDEX (PRIMARY) ON r.ruleset_id = s.ruleset_id
STRAIGHT_JOIN gameOutcomesView AS o ON o.`Game` = s.game_id
WHERE NOT s.is_counted AND NOT s.is_deleted
