CREATE VIEW talkStateView AS
-- The talk of each game. `Texts`: whether texts are allowed; emotes always are. `Changes`: how
-- often something was said or switched; a client that waits reads only this. `Awaited`: the person
-- whom the game waits for, NULL for a bot or when it is over. `Seconds`: for how long.
SELECT
  s.game_id AS `Game`,
  t.is_on IS NOT FALSE AS `Texts`,
  COALESCE(t.changes, 0) AS `Changes`,
  awaited_person(s.game_id) AS `Awaited`,
  TIMESTAMPDIFF(SECOND, COALESCE(g.played_at, s.created_at), utc_now()) AS `Seconds`
FROM Game AS s FORCE INDEX (PRIMARY)
STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = s.game_id
LEFT JOIN Talk AS t FORCE INDEX (PRIMARY) ON t.game_id = s.game_id
