CREATE VIEW optionsView AS
-- The options of a new game: what `CALL open_game(edition, name, options)` takes as JSON. `Example`
-- is a value; `JSON schema` is what values are validated against.
SELECT
  o.name AS `Option`,
  o.takes AS `Takes`,
  o.meaning AS `Meaning`,
  o.example AS `Example`,
  o.json_schema AS `JSON schema`
FROM GameOption AS o
ORDER BY o.position
