CREATE VIEW guideView AS
-- How a game is played by each ruleset, in sentences, in order: its rules that matter to somebody
-- who plays, and the tiles that say what they do. `Ruleset`: as in editionsView and pendingView.
SELECT
  j.ruleset_id AS `Ruleset`,
  j.topic AS `Topic`,
  j.position AS `Position`,
  j.sentence AS `Sentence`
FROM (
  SELECT ruleset_id, topic, position, sentence FROM guideTurnView
  UNION ALL
  SELECT ruleset_id, topic, position, sentence FROM guideEstateView
  UNION ALL
  SELECT ruleset_id, topic, position, sentence FROM guideEndView
  UNION ALL
  SELECT b.ruleset_id, 'tiles', 1000 + MIN(b.location), CONCAT(b.name, ': ', b.description)
    FROM Bonus AS b
    WHERE b.description IS NOT NULL
    GROUP BY b.ruleset_id, b.name, b.description
) AS j
WHERE j.sentence IS NOT NULL
ORDER BY j.ruleset_id, j.position
