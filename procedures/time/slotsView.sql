CREATE VIEW slotsView AS
-- The save slots of the account that reads this, in order; empty ones have no game.
SELECT
  n.slot AS `Slot`,
  s.game_id AS `Game`,
  g.name AS `Game name`,
  r.edition AS `Edition`,
  IF(s.game_id IS NULL, NULL, COALESCE(m.round, 1)) AS `Round`,
  s.record_ID AS `Record`,
  s.saved_at AS `Saved`
FROM (
  SELECT j.slot
    FROM Setting AS c
    JOIN JSON_TABLE(
      IF(c.value > 0, CONCAT('[0', REPEAT(',0', c.value - 1), ']'), '[]'), '$[*]' COLUMNS (
        slot FOR ORDINALITY)) AS j
    WHERE c.setting = 'save_slots'
  UNION
  SELECT t.slot
    FROM SaveSlot AS t
    WHERE t.account = (SELECT me.account FROM (SELECT session_account() AS account) AS me)
) AS n
LEFT JOIN (
  SELECT t.slot, t.game_id, t.record_ID, t.saved_at
    FROM SaveSlot AS t
    WHERE t.account = (SELECT me.account FROM (SELECT session_account() AS account) AS me)
) AS s ON s.slot = n.slot
LEFT JOIN Game AS g ON g.game_id = s.game_id
LEFT JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
LEFT JOIN Gamemanager AS m ON m.game_id = s.game_id AND m.record_ID = s.record_ID
ORDER BY n.slot
