CREATE VIEW editionLandingsView AS
-- How often rolls ended on each tile in all games of an edition, by rulesets: a ruleset is a
-- revision of the edition with certain house rules. A roll for a fee, which moves nobody, does not
-- count, as in landingsView. Query it for one edition: it reads the totals of the games that are
-- over, and the ledgers of the others. `Board`: NULL for that of the edition.
SELECT
  l.edition AS `Edition`,
  l.ruleset_id AS `Ruleset`,
  JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  l.location AS `Position`,
  t.name AS `Tile`,
  CAST(SUM(l.landings) AS SIGNED) AS `Landings`
FROM (
  SELECT r.edition, c.ruleset_id, c.location, c.landings
    FROM TileTotal AS c
    JOIN Ruleset AS r ON r.ruleset_id = c.ruleset_id
    WHERE c.landings > 0
  UNION ALL
  SELECT r.edition, s.ruleset_id, m.`Position`, COUNT(*)
    FROM Game AS s FORCE INDEX (ix_Game_is_counted)
    STRAIGHT_JOIN Ruleset AS r FORCE INDEX (PRIMARY) ON r.ruleset_id = s.ruleset_id
    STRAIGHT_JOIN rollsView AS m ON m.`Game` = s.game_id
    WHERE NOT s.is_counted AND NOT s.is_deleted
    GROUP BY r.edition, s.ruleset_id, m.`Position`) AS l
JOIN Ruleset AS r ON r.ruleset_id = l.ruleset_id
JOIN Tile AS t ON t.ruleset_id = l.ruleset_id AND t.location = l.location
GROUP BY l.edition, l.ruleset_id, l.location
