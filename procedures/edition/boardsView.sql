CREATE VIEW boardsView AS
-- The boards that can be played on and copied: those of editions, and those that people made from
-- them. `Yours`: whether the account may change and remove it.
SELECT
  e.edition AS `Board`,
  e.copied_from AS `Copied from`,
  e.account AS `Account`,
  r.tile_count AS `Tiles`,
  (SELECT COUNT(*) FROM Property AS pr WHERE pr.ruleset_id = e.ruleset_id) AS `Properties`,
  r.salary AS `Salary`,
  e.account IS NOT NULL AND (e.account = me.account OR me.is_owner) AS `Yours`
FROM Edition AS e
JOIN (SELECT session_account() AS account, is_owner() AS is_owner) AS me
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
LEFT JOIN BuiltInEdition AS b ON b.edition = e.edition
ORDER BY e.copied_from IS NOT NULL, b.position IS NULL, b.position,
  e.imported_from IS NOT NULL, e.edition
