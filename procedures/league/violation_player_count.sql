CREATE VIEW violation_player_count AS
-- Matches with fewer than three or more than four players (seed 002, Part III, rule 3).
SELECT d.match_id, COUNT(*) AS no_of_players
FROM MatchDraw AS d
GROUP BY d.match_id
HAVING no_of_players < 3 OR no_of_players > 4
