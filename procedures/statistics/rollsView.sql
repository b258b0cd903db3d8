CREATE VIEW rollsView AS
-- The rolls of all games that moved somebody to their position. A roll for a fee did not: it has no
-- landing event, and dice decide the rent of the tile, or a card that is announced like every
-- landing. No subquery stands among the columns: the view is merged into queries that read some
-- games by key.
SELECT
  m.game_id AS `Game`,
  s.ruleset_id AS `Ruleset`,
  m.location AS `Position`
FROM Game AS s FORCE INDEX (PRIMARY)
STRAIGHT_JOIN Ruleset AS r FORCE INDEX (PRIMARY) ON r.ruleset_id = s.ruleset_id
STRAIGHT_JOIN Gamemanager AS m FORCE INDEX (PRIMARY) ON m.game_id = s.game_id
STRAIGHT_JOIN Tile AS t FORCE INDEX (PRIMARY)
  ON t.ruleset_id = s.ruleset_id AND t.location = m.location
WHERE m.action = 'roll'
  AND IF(
    t.rent_by = 'dice' AND r.dice_rent = 'roll' OR t.prid IS NOT NULL AND r.landing_told,
    EXISTS (
      SELECT 1
      FROM Event AS e
      WHERE e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.kind = 'moved')
    OR NOT (
      t.rent_by = 'dice' AND r.dice_rent = 'roll'
      OR EXISTS (
        SELECT 1
        FROM Bonus AS b
        WHERE b.ruleset_id = s.ruleset_id AND b.roll_factor IS NOT NULL)
      OR EXISTS (
        SELECT 1
        FROM Card AS c
        WHERE c.ruleset_id = s.ruleset_id AND c.roll_factor IS NOT NULL)),
    TRUE)
