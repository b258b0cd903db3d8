CREATE VIEW talkView AS
-- What was said in the current game, the newest last: an emote, a text or a nudge. It is not part
-- of the ledger, and only the newest 200 lines are kept. `Said`: when, in UTC.
SELECT
  l.line_no AS `Line`,
  l.pid AS `Player No.`,
  p.name AS `Player name`,
  l.emote AS `Emote`,
  e.symbol AS `Symbol`,
  e.label AS `Label`,
  l.text AS `Text`,
  l.nudged AS `Nudged No.`,
  n.name AS `Nudged`,
  l.said_at AS `Said`
FROM TalkLine AS l
JOIN Player AS p ON p.game_id = l.game_id AND p.pid = l.pid
LEFT JOIN Emote AS e ON e.emote = l.emote
LEFT JOIN Player AS n ON n.game_id = l.game_id AND n.pid = l.nudged
WHERE l.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY l.line_no
