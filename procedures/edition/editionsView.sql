CREATE VIEW editionsView AS
-- The editions that games can be made from, and the current ruleset of each: first those that come
-- with the program, then those that were added, then those of files; boardsView has boards as well.
-- An edition whose opening position has players can be played without naming any.
SELECT
  e.edition AS `Edition`,
  e.ruleset_id AS `Ruleset`,
  GREATEST(r.min_players, r.players_left_to_end + 1) AS `Minimum players`,
  r.max_players AS `Maximum players`,
  (SELECT COUNT(*) FROM OpeningPlayer AS o WHERE o.ruleset_id = r.ruleset_id) AS `Opening players`,
  CAST(r.dice_count AS SIGNED) AS `Dice`,
  CAST(r.dice_sides AS SIGNED) AS `Sides`,
  r.tile_count AS `Tiles`,
  JSON_UNQUOTE(JSON_EXTRACT(e.source, '$.extends'))
    COLLATE utf8mb4_0900_ai_ci AS `Extends`,
  CASE
    WHEN b.edition IS NOT NULL THEN 'built in'
    WHEN e.imported_from IS NOT NULL THEN CONCAT(e.imported_from, ' file')
    ELSE 'added'
  END COLLATE utf8mb4_0900_ai_ci AS `Origin`
FROM Edition AS e
JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
LEFT JOIN BuiltInEdition AS b ON b.edition = e.edition
WHERE e.copied_from IS NULL
ORDER BY b.position IS NULL, b.position, e.imported_from IS NOT NULL, e.edition
