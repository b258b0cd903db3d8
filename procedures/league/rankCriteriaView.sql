CREATE VIEW rankCriteriaView AS
-- The criteria by which players can be ranked.
SELECT c.criterion AS `Criterion`, c.meaning AS `Meaning`
FROM RankCriterion AS c
ORDER BY c.criterion
