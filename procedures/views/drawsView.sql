CREATE VIEW drawsView AS
-- The results of the server's shuffles in the current game, as recorded, in order: the rolls for
-- the order of play, dealt deeds, drawn cards, and cards that went back under their deck. `What`:
-- as in diceView, for a roll without the number of the die. `Kept`: the player has the card until
-- it goes back under its deck. It reads all events of the game.
SELECT
  e.record_ID AS `Record`,
  e.event_no AS `Event`,
  e.kind AS `Kind`,
  e.player_ID AS `Player No.`,
  CASE e.kind
    WHEN 'rolled' THEN CONCAT('order:', e.player_ID)
    WHEN 'dealt' THEN CONCAT('deed:', e.prid)
    ELSE CONCAT('card:', e.card_id) END COLLATE utf8mb4_0900_ai_ci AS `What`,
  c.deck_id AS `Deck`,
  COALESCE(e.kind = 'drew' AND c.effect = 'jail_card', FALSE) AS `Kept`,
  e.roll AS `Roll`
FROM GameState AS g
STRAIGHT_JOIN Event AS e ON e.game_id = g.game_id
LEFT JOIN Card AS c FORCE INDEX (PRIMARY)
  ON c.ruleset_id = g.ruleset_id AND c.card_id = e.card_id
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
  AND e.kind IN ('rolled', 'dealt', 'drew', 'card_used')
ORDER BY e.record_ID, e.event_no
