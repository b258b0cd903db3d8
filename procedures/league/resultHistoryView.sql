CREATE VIEW resultHistoryView AS
-- All results as they were recorded, replaced ones too, a row a score; a row without one where a
-- result was taken back.
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
