CREATE VIEW editionLandingsView AS
-- How often rolls ended on each tile in all games of an edition, by rulesets: a ruleset is a
-- revision of the edition with certain house rules. A roll for a fee, which moves nobody, does not
-- count, as in landingsView. Query it for one edition: it reads the whole ledger of all its games.
-- `Board`: NULL for that of the edition.
SELECT
  l.edition AS `Edition`,
  l.ruleset_id AS `Ruleset`,
  JSON_VALUE(r.house_rules, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  l.location AS `Position`,
  t.name AS `Tile`,
  l.landings AS `Landings`
FROM (
  SELECT r.edition, r.ruleset_id, m.location, CAST(SUM(IF(f.location IS NULL, TRUE, EXISTS (
      SELECT 1 FROM Event AS e
      WHERE e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.kind = 'moved'))) AS SIGNED)
      AS landings
    FROM Ruleset AS r
    STRAIGHT_JOIN Game AS s ON s.ruleset_id = r.ruleset_id AND NOT s.is_deleted
    STRAIGHT_JOIN Gamemanager AS m FORCE INDEX (PRIMARY) ON m.game_id = s.game_id
    LEFT JOIN Tile AS f FORCE INDEX (PRIMARY)
      ON f.ruleset_id = r.ruleset_id AND f.location = m.location AND (
        f.rent_by = 'dice' AND r.dice_rent = 'roll'
        OR f.prid IS NOT NULL AND r.landing_told AND EXISTS (
          SELECT k.effect FROM effectsView AS k
          WHERE k.ruleset_id = r.ruleset_id AND k.roll_factor IS NOT NULL))
    WHERE m.action = 'roll'
    GROUP BY r.edition, r.ruleset_id, m.location) AS l
JOIN Ruleset AS r ON r.ruleset_id = l.ruleset_id
JOIN Tile AS t ON t.ruleset_id = l.ruleset_id AND t.location = l.location
