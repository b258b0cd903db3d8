CREATE VIEW violation_missing_player AS
-- Rows that refer to players who do not exist, by the name of the foreign key.
SELECT 'fk_TournamentEntry_player' COLLATE utf8mb4_0900_ai_ci AS foreign_key,
  CAST(c.player_id AS CHAR) AS reference
FROM TournamentEntry AS c
LEFT JOIN LeaguePlayer AS p ON p.player_id = c.player_id
WHERE p.player_id IS NULL
UNION ALL
SELECT 'fk_RoundBye_player', CAST(c.player_id AS CHAR)
FROM RoundBye AS c
LEFT JOIN LeaguePlayer AS p ON p.player_id = c.player_id
WHERE p.player_id IS NULL
UNION ALL
SELECT 'fk_PointAdjustment_player', CAST(c.player_id AS CHAR)
FROM PointAdjustment AS c
LEFT JOIN LeaguePlayer AS p ON p.player_id = c.player_id
WHERE p.player_id IS NULL
