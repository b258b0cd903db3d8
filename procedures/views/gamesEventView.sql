CREATE VIEW gamesEventView AS
-- The events of all games in order, with who paid whom: eventView for all games without sentences,
-- so ask for some of them. A payer or payee without a name is the bank, or nobody.
SELECT
  e.game_id AS `Game`,
  e.record_ID AS `Record`,
  e.event_no AS `Event`,
  e.kind AS `Kind`,
  subject.name AS `Player name`,
  payer.name AS `Payer`,
  payee.name AS `Payee`,
  e.amount AS `Amount`,
  here.name AS `Tile`,
  t.name AS `Property`
FROM Event AS e
STRAIGHT_JOIN Game AS s ON s.game_id = e.game_id AND NOT s.is_deleted
STRAIGHT_JOIN GameState AS g ON g.game_id = e.game_id
STRAIGHT_JOIN Player AS subject FORCE INDEX (uq_Player_pid)
  ON subject.game_id = e.game_id AND subject.pid = e.player_ID
LEFT JOIN Player AS payer FORCE INDEX (uq_Player_pid)
  ON payer.game_id = e.game_id AND payer.pid = e.payer
LEFT JOIN Player AS payee FORCE INDEX (uq_Player_pid)
  ON payee.game_id = e.game_id AND payee.pid = e.payee
LEFT JOIN Tile AS here FORCE INDEX (PRIMARY)
  ON here.ruleset_id = g.ruleset_id AND here.location = e.location
LEFT JOIN Tile AS t FORCE INDEX (uq_Tile_prid)
  ON t.ruleset_id = g.ruleset_id AND t.prid = e.prid
ORDER BY e.game_id, e.record_ID, e.event_no
