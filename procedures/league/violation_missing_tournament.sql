CREATE VIEW violation_missing_tournament AS
-- Rows that refer to tournaments that do not exist, by the name of the foreign key.
SELECT 'fk_TournamentState_tournament' COLLATE utf8mb4_0900_ai_ci AS foreign_key,
  CAST(c.tournament_id AS CHAR) AS reference
FROM TournamentState AS c
LEFT JOIN Tournament AS p ON p.tournament_id = c.tournament_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_TournamentScorer_tournament', CAST(c.tournament_id AS CHAR)
FROM TournamentScorer AS c
LEFT JOIN Tournament AS p ON p.tournament_id = c.tournament_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_TournamentEntry_tournament', CAST(c.tournament_id AS CHAR)
FROM TournamentEntry AS c
LEFT JOIN Tournament AS p ON p.tournament_id = c.tournament_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_TournamentSetting_tournament', CAST(c.tournament_id AS CHAR)
FROM TournamentSetting AS c
LEFT JOIN Tournament AS p ON p.tournament_id = c.tournament_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_TournamentRank_tournament', CAST(c.tournament_id AS CHAR)
FROM TournamentRank AS c
LEFT JOIN Tournament AS p ON p.tournament_id = c.tournament_id
WHERE p.tournament_id IS NULL
UNION ALL
SELECT 'fk_PointAdjustment_tournament', CAST(c.tournament_id AS CHAR)
FROM PointAdjustment AS c
LEFT JOIN Tournament AS p ON p.tournament_id = c.tournament_id
WHERE p.tournament_id IS NULL
