CREATE VIEW rankCriteriaView AS
-- What players can be ranked by.
SELECT c.criterion AS `Criterion`, c.meaning AS `Meaning`
FROM RankCriterion AS c
ORDER BY c.criterion
