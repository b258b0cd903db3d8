CREATE VIEW rankingView AS
-- The criteria of the ranking of each tournament, in order.
SELECT
  r.tournament_id AS `Tournament`,
  r.position AS `Position`,
  r.criterion AS `Criterion`,
  c.meaning AS `Meaning`
FROM TournamentRank AS r
JOIN RankCriterion AS c ON c.criterion = r.criterion
ORDER BY r.tournament_id, r.position
