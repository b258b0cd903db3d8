CREATE VIEW violation_missing_match AS
-- Rows that refer to matches that do not exist, or not in this round, by the name of the key.
SELECT 'fk_MatchDraw_match' COLLATE utf8mb4_0900_ai_ci AS foreign_key,
  CONCAT(c.match_id, '/', c.tournament_id, '/', c.round_id) AS reference
FROM MatchDraw AS c
LEFT JOIN LeagueMatch AS p ON p.match_id = c.match_id
  AND p.tournament_id = c.tournament_id
  AND p.round_id = c.round_id
WHERE p.match_id IS NULL
UNION ALL
SELECT 'fk_MatchTable_match', CAST(c.match_id AS CHAR)
FROM MatchTable AS c
LEFT JOIN LeagueMatch AS p ON p.match_id = c.match_id
WHERE p.match_id IS NULL
UNION ALL
SELECT 'fk_MatchGame_match', CONCAT(c.game_id, '/', c.match_id)
FROM MatchGame AS c
LEFT JOIN LeagueMatch AS p ON p.match_id = c.match_id
WHERE p.match_id IS NULL
