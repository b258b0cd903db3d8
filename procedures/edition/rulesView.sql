CREATE VIEW rulesView AS
-- The rules of every edition, a row for each. The value NULL stands for none. `Needs`: what another
-- value than the default needs of other rules and of the board; NULL: nothing.
SELECT
  e.edition AS `Edition`,
  r.topic AS `Topic`,
  r.rule AS `Rule`,
  CASE
    WHEN r.type = 'boolean' THEN IF(JSON_UNQUOTE(v.value) = 'true', 'yes', 'no')
    ELSE JSON_UNQUOTE(v.value)
  END COLLATE utf8mb4_0900_ai_ci AS `Value`,
  COALESCE(v.value <> r.default_value, FALSE) AS `Changed`,
  CASE
    WHEN r.type = 'boolean' THEN IF(JSON_UNQUOTE(r.default_value) = 'true', 'yes', 'no')
    ELSE NULLIF(JSON_UNQUOTE(r.default_value), 'null')
  END COLLATE utf8mb4_0900_ai_ci AS `Default`,
  r.meaning AS `Meaning`,
  needs_of(r.rule) COLLATE utf8mb4_0900_ai_ci AS `Needs`
FROM Edition AS e
JOIN Ruleset AS s ON s.ruleset_id = e.ruleset_id
JOIN Rule AS r
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
ORDER BY e.edition, r.position
