CREATE VIEW violation_counted_players AS
-- Matches whose player_count is not the number of players drawn for them.
SELECT m.match_id, m.player_count, COUNT(d.player_id) AS players
FROM LeagueMatch AS m
LEFT JOIN MatchDraw AS d ON d.match_id = m.match_id
GROUP BY m.match_id
HAVING players <> m.player_count
