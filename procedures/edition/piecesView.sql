CREATE VIEW piecesView AS
-- The pieces that players can choose at the start, in the order of each edition; for an edition
-- without pieces, all.
SELECT
  e.edition AS `Edition`,
  k.name AS `Piece`,
  MIN(j.n) AS `Position`
FROM Edition AS e
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
JOIN Token AS k
LEFT JOIN JSON_TABLE(
  JSON_MERGE_PRESERVE(
    COALESCE(JSON_EXTRACT(r.document, '$.tokens'), JSON_ARRAY()),
    COALESCE(JSON_EXTRACT(r.document, '$.opening[*].token'), JSON_ARRAY())), '$[*]' COLUMNS (
    n FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS j ON j.name = k.name
WHERE e.copied_from IS NULL AND (
    j.n IS NOT NULL
    OR NOT COALESCE(JSON_LENGTH(r.document, '$.tokens') > 0, FALSE)
      AND NOT COALESCE(JSON_CONTAINS_PATH(r.document, 'one', '$.opening[*].token'), FALSE))
GROUP BY e.edition, k.tid, k.name
ORDER BY e.edition, `Position`, k.tid
