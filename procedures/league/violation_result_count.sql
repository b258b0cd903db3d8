CREATE VIEW violation_result_count AS
-- Matches whose result_count differs from the ledger, or whose is_played differs from the scores.
SELECT c.match_id, c.result_count, c.records, c.is_played, c.scores
FROM (
  SELECT
    m.match_id, m.result_count, m.is_played,
    (SELECT COUNT(*) FROM ResultRecord AS r WHERE r.match_id = m.match_id) AS records,
    (SELECT COUNT(*) FROM MatchScore AS s WHERE s.match_id = m.match_id) AS scores
  FROM LeagueMatch AS m
) AS c
WHERE c.result_count <> c.records OR c.is_played <> (c.scores > 0)
