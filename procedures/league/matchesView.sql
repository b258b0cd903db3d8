CREATE VIEW matchesView AS
-- The draws of all rounds with the scores so far, a row for each player.
SELECT
  m.tournament_id AS `Tournament`,
  m.round_id AS `Round`,
  m.table_no AS `Table`,
  m.match_id AS `Match`,
  mt.table_strength AS `Strength`,
  d.player_id AS `Player No.`,
  p.name AS `Player`,
  s.match_score AS `Score`
FROM LeagueMatch AS m
JOIN MatchDraw AS d ON d.match_id = m.match_id
JOIN LeaguePlayer AS p ON p.player_id = d.player_id
LEFT JOIN MatchTable AS mt ON mt.match_id = m.match_id
LEFT JOIN MatchScore AS s ON s.match_id = d.match_id AND s.player_id = d.player_id
ORDER BY m.tournament_id, m.round_id, m.table_no, p.name
