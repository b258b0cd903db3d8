CREATE VIEW guideView AS
-- The guide to the game for each ruleset, in sentences, in order: the rules that matter to players,
-- and the tiles and cards: their texts, and their effects where the text does not name the amount.
-- `Ruleset`: as in editionsView and pendingView.
SELECT
  j.ruleset_id AS `Ruleset`,
  s.section AS `Topic`,
  FIELD(
    s.section, 'start', 'turn', 'buying', 'auctions', 'building', 'mortgages', 'trade', 'jail',
    'debt', 'end', 'tiles', 'cards') * 100000
    + IF(j.rule = 'dice_count', 0, j.position) AS `Position`,
  j.sentence AS `Sentence`
FROM (
  SELECT ruleset_id, topic, position, rule, sentence FROM guideTurnView
  UNION ALL
  SELECT ruleset_id, topic, position, rule, sentence FROM guideEstateView
  UNION ALL
  SELECT ruleset_id, topic, position, rule, sentence FROM guideMortgageView
  UNION ALL
  SELECT ruleset_id, topic, position, rule, sentence FROM guideEndView
  UNION ALL
  SELECT m.ruleset_id, m.topic, MIN(m.position), NULL, CONCAT(
        m.name, ': ', CONCAT_WS(' ', IF(
          m.is_told OR m.text REGEXP '[.!?]$', m.text, CONCAT(m.text, '.')),
        IF(m.is_told, NULL, m.meaning))) AS sentence
    FROM meaningsView AS m
    WHERE m.text IS NOT NULL OR m.meaning IS NOT NULL
    GROUP BY m.ruleset_id, m.topic, m.name, m.text, m.meaning, m.is_told
) AS j
JOIN LATERAL (
  SELECT CASE
      WHEN j.rule = 'deeds_dealt' OR j.topic = 'players' THEN 'start'
      WHEN j.rule IN ('auction', 'first_bid_percent', 'raise_percent', 'auction_seconds')
        THEN 'auctions'
      WHEN j.rule IN ('trade', 'trades_per_turn', 'bots_propose') THEN 'trade'
      WHEN j.rule = 'estate_between_turns' THEN 'building'
      WHEN j.rule IN ('salary', 'pot', 'tax_percent', 'turn_end') THEN 'turn'
      WHEN j.rule = 'can_leave' OR j.topic = 'money' THEN 'debt'
      WHEN j.topic IN ('board', 'dice') THEN 'turn'
      WHEN j.topic = 'properties' THEN 'buying'
      WHEN j.topic = 'buildings' THEN 'building'
      ELSE j.topic END AS section) AS s
WHERE j.sentence IS NOT NULL
ORDER BY `Ruleset`, `Position`
