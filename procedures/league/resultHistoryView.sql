CREATE VIEW resultHistoryView AS
-- All results as they were recorded, replaced ones too, a row a score.
SELECT
  r.match_id AS `Match`,
  r.record_no AS `Record`,
  r.intent AS `Intent`,
  j.player_id AS `Player No.`,
  p.name AS `Player`,
  j.score AS `Score`,
  r.game AS `Game`,
  r.recorded_at AS `Recorded`
FROM ResultRecord AS r
JOIN JSON_TABLE(r.scores, '$[*]' COLUMNS (
  player_id INT PATH '$.player_id', score INT PATH '$.score')) AS j
JOIN LeaguePlayer AS p ON p.player_id = j.player_id
ORDER BY r.match_id, r.record_no, p.name
