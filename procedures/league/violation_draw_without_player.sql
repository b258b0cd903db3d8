CREATE VIEW violation_draw_without_player AS
-- Draws of players who do not exist (seed 002, Part IV, foreign keys).
SELECT d.tournament_id, d.round_id, d.match_id, d.player_id
FROM MatchDraw AS d
WHERE NOT EXISTS (SELECT 1 FROM LeaguePlayer AS p WHERE p.player_id = d.player_id)
