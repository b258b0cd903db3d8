CREATE VIEW boardsView AS
-- What can be played on and copied: the boards of editions, and those that people made of them.
SELECT
  e.edition AS `Board`,
  e.copied_from AS `Copied from`,
  e.account AS `Account`,
  r.tile_count AS `Tiles`,
  (SELECT COUNT(*) FROM Property AS pr WHERE pr.ruleset_id = e.ruleset_id) AS `Properties`,
  r.salary AS `Salary`
FROM Edition AS e
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
ORDER BY e.copied_from IS NOT NULL, e.edition
