CREATE VIEW violationsView AS
-- How often each rule of the league is broken: if all are 0, its tables are valid.
SELECT
  c.name COLLATE utf8mb4_0900_ai_ci AS `Violation`,
  c.tuples AS `Tuples`,
  c.meaning COLLATE utf8mb4_0900_ai_ci AS `Meaning`
FROM (
  -- each check: SELECT '{view}' AS name, COUNT(*) AS tuples, '{meaning}' AS meaning FROM {view}
) AS c
