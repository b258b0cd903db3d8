CREATE VIEW violation_score_of_record AS
-- Scores that differ from the newest record of the match, or are missing.
SELECT s.match_id, s.player_id, s.match_score, j.score AS recorded
FROM MatchScore AS s
LEFT JOIN (
  SELECT r.match_id, t.player_id, t.score
  FROM ResultRecord AS r
  JOIN JSON_TABLE(r.scores, '$[*]' COLUMNS (
    player_id BIGINT PATH '$.player_id', score INT PATH '$.score')) AS t
  WHERE r.record_no = (SELECT MAX(n.record_no) FROM ResultRecord AS n WHERE n.match_id = r.match_id)
) AS j ON j.match_id = s.match_id AND j.player_id = s.player_id
WHERE NOT j.score <=> s.match_score
UNION ALL
SELECT r.match_id, t.player_id, NULL, t.score
FROM ResultRecord AS r
JOIN LeagueMatch AS m ON m.match_id = r.match_id
JOIN JSON_TABLE(r.scores, '$[*]' COLUMNS (
  player_id BIGINT PATH '$.player_id', score INT PATH '$.score')) AS t
WHERE r.record_no = (SELECT MAX(n.record_no) FROM ResultRecord AS n WHERE n.match_id = r.match_id)
  AND NOT EXISTS (
    SELECT 1 FROM MatchScore AS s WHERE s.match_id = r.match_id AND s.player_id = t.player_id)
