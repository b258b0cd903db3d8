CREATE VIEW violation_missing_round AS
-- Rows that refer to rounds that do not exist, by the name of the foreign key.
SELECT 'fk_LeagueMatch_round' COLLATE utf8mb4_0900_ai_ci AS foreign_key,
  CONCAT(c.tournament_id, '/', c.round_id) COLLATE utf8mb4_0900_ai_ci AS reference
FROM LeagueMatch AS c
LEFT JOIN TournamentRound AS p ON p.tournament_id = c.tournament_id AND p.round_id = c.round_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_RoundBye_round', CONCAT(c.tournament_id, '/', c.round_id)
FROM RoundBye AS c
LEFT JOIN TournamentRound AS p ON p.tournament_id = c.tournament_id AND p.round_id = c.round_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_PointAdjustment_round', CONCAT(c.tournament_id, '/', c.round_id)
FROM PointAdjustment AS c
LEFT JOIN TournamentRound AS p ON p.tournament_id = c.tournament_id AND p.round_id = c.round_id
WHERE p.tournament_id IS NULL
  AND c.round_id IS NOT NULL
