CREATE VIEW cardsView AS
-- The cards of each ruleset by deck, in the order of the document, with their texts and effects.
-- `Ruleset`: as in editionsView and pendingView.
SELECT
  m.ruleset_id AS `Ruleset`,
  m.name AS `Deck`,
  m.position - 10000 AS `Card No.`,
  m.text AS `Card`,
  NULLIF(m.effect, 'none') AS `Effect`,
  m.meaning AS `Meaning`
FROM meaningsView AS m
WHERE m.topic = 'cards'
ORDER BY m.ruleset_id, m.position
