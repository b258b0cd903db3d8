CREATE VIEW aboutView AS
-- Where to begin: what a client can read and call, first what is needed first, each with a
-- statement to try. `For`: the roles of accounts that may; the owner may do everything.
SELECT
  a.name COLLATE utf8mb4_0900_ai_ci AS `Name`,
  a.kind COLLATE utf8mb4_0900_ai_ci AS `Kind`,
  a.about COLLATE utf8mb4_0900_ai_ci AS `About`,
  COALESCE(e.example, IF(
    a.kind = 'procedure',
    CONCAT('CALL ', a.name, '(', a.parameters, ');'),
    CONCAT('SELECT * FROM ', a.name, ';'))) COLLATE utf8mb4_0900_ai_ci AS `Example`,
  a.roles COLLATE utf8mb4_0900_ai_ci AS `For`
FROM (
  VALUES
    -- each client object
) AS a (name, kind, about, parameters, roles)
LEFT JOIN ClientExample AS e ON e.name = a.name COLLATE utf8mb4_0900_ai_ci
ORDER BY e.position IS NULL, e.position, a.kind = 'procedure', a.name COLLATE utf8mb4_0900_ai_ci
