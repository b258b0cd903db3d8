CREATE VIEW resultHistoryView AS
-- All results as recorded, including replaced ones, a row for each score; one row without a score
-- for an annulled result.
SELECT
  r.match_id AS `Match`,
  r.record_no AS `Record`,
  r.intent AS `Intent`,
  j.player_id AS `Player No.`,
  p.name AS `Player`,
  j.score AS `Score`,
  r.game AS `Game`,
  r.recorded_at AS `Recorded`,
  r.account AS `Account`
FROM ResultRecord AS r
LEFT JOIN JSON_TABLE(r.scores, '$[*]' COLUMNS (
  player_id BIGINT PATH '$.player_id', score INT PATH '$.score')) AS j ON TRUE
LEFT JOIN LeaguePlayer AS p ON p.player_id = j.player_id
ORDER BY r.match_id, r.record_no, p.name
