CREATE VIEW botReasonView AS
-- Why the bots of the current game decided as they did: a sentence for each move for which they had
-- a choice. Copies of a game do not have the reasons of the moves that were copied.
SELECT
  o.record_ID AS `Record`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  m.action AS `Action`,
  t.name AS `Property`,
  CAST(m.amount AS SIGNED) AS `Amount`,
  reason_sentence(
    w.sentence, t.name, c.name, sign.label, thousands.label, o.worth, o.price)
    COLLATE utf8mb4_0900_ai_ci AS `Reason`
FROM MoveReason AS o
STRAIGHT_JOIN BotReason AS w ON w.reason = o.reason
STRAIGHT_JOIN GameState AS g ON g.game_id = o.game_id
STRAIGHT_JOIN Gamemanager AS m ON m.game_id = o.game_id AND m.record_ID = o.record_ID
STRAIGHT_JOIN Player AS p ON p.game_id = o.game_id AND p.pid = m.player_ID
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS sign
  ON sign.ruleset_id = g.ruleset_id AND sign.word = 'sign'
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS thousands
  ON thousands.ruleset_id = g.ruleset_id AND thousands.word = 'thousands'
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = o.prid
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
WHERE o.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY o.record_ID
