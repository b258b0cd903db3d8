CREATE VIEW pacesView AS
-- The paces of every edition: a row for each rule of a pace; one row without a rule for a pace
-- without rules. `About` says what is different, `Minutes` how long a game between people usually
-- takes; NULL for the paces of editions that do not come with the program.
SELECT
  e.edition AS `Edition`,
  p.pace AS `Pace`,
  k.rule AS `Rule`,
  JSON_UNQUOTE(JSON_EXTRACT(
    r.document, CONCAT('$.paces.', JSON_QUOTE(p.pace), '.', JSON_QUOTE(k.rule))))
    COLLATE utf8mb4_0900_ai_ci AS `Value`,
  n.about AS `About`,
  CAST(n.minutes AS SIGNED) AS `Minutes`
FROM Edition AS e
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
JOIN JSON_TABLE(JSON_KEYS(r.document, '$.paces'), '$[*]' COLUMNS (
  n FOR ORDINALITY, pace VARCHAR(40) PATH '$')) AS p
LEFT JOIN JSON_TABLE(
  JSON_KEYS(r.document, CONCAT('$.paces.', JSON_QUOTE(p.pace))), '$[*]' COLUMNS (
    n FOR ORDINALITY, rule VARCHAR(40) PATH '$')) AS k ON TRUE
LEFT JOIN BuiltInEdition AS b ON b.edition = e.edition
LEFT JOIN PaceNote AS n ON n.edition = b.edition AND n.pace = p.pace
ORDER BY e.edition, p.n, k.n
