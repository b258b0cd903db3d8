CREATE VIEW gamesLedgerView AS
-- The moves of all games as recorded, in order: ledgerView for all games, so ask for some of them.
SELECT
  m.game_id AS `Game`,
  CAST(m.record_ID AS SIGNED) AS `Record`,
  CAST(m.round AS SIGNED) AS `Round`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  m.action AS `Action`,
  CAST(m.dice AS SIGNED) AS `Dice`,
  CAST(m.dice2 AS SIGNED) AS `Dice 2`,
  t.name AS `Property`,
  CAST(m.amount AS SIGNED) AS `Amount`,
  m.location AS `Location`,
  m.bank_balance AS `Bank balance`,
  m.played_at AS `Played at`
FROM Gamemanager AS m
STRAIGHT_JOIN Game AS s ON s.game_id = m.game_id AND NOT s.is_deleted
STRAIGHT_JOIN GameState AS g ON g.game_id = m.game_id
STRAIGHT_JOIN Player AS p FORCE INDEX (uq_Player_pid)
  ON p.game_id = m.game_id AND p.pid = m.player_ID
LEFT JOIN Tile AS t FORCE INDEX (uq_Tile_prid)
  ON t.ruleset_id = g.ruleset_id AND t.prid = m.prid
ORDER BY m.game_id, m.record_ID
