CREATE VIEW eventView AS
-- The log of the current game, a sentence for each event, in order. Joined in the order of its key,
-- so that reading the last events does not read them all. Record 0 is the opening. Amounts are
-- written as by money_text, which would cost a third more if it were called for each.
SELECT
  e.record_ID AS `Record`,
  e.event_no AS `Event`,
  COALESCE(m.round, 1) AS `Round`,
  e.kind AS `Kind`,
  payer.name AS `Payer`,
  payee.name AS `Payee`,
  e.amount AS `Amount`,
  e.deadline AS `Deadline`,
  REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    COALESCE(w.sentence, k.sentence, CONCAT('{player}: ', e.kind)),
    '{player}', subject.name),
    '{payer}', COALESCE(payer.name, 'The bank')),
    '{payee}', COALESCE(payee.name, 'the bank')),
    '{amount}', COALESCE(CONCAT(COALESCE(sign.label, ''), IF(
      thousands.label IS NULL, COALESCE(e.amount, m.amount),
      REPLACE(FORMAT(COALESCE(e.amount, m.amount), 0), ',', thousands.label))), '')),
    '{debt}', COALESCE(CONCAT(COALESCE(sign.label, ''), IF(
      thousands.label IS NULL, e.debt,
      REPLACE(FORMAT(e.debt, 0), ',', thousands.label))), 'a debt')),
    '{dice}', COALESCE(e.roll, m.dice, '')),
    '{dice2}', COALESCE(m.dice2, '')),
    '{tile}', COALESCE(here.name, '')),
    '{property}', COALESCE(t.name, '')),
    '{colour}', COALESCE(c.name, '')),
    '{card}', COALESCE(ca.text, '')) AS `Sentence`
FROM Event AS e
STRAIGHT_JOIN GameState AS g ON g.game_id = e.game_id
STRAIGHT_JOIN Player AS subject ON subject.game_id = e.game_id AND subject.pid = e.player_ID
LEFT JOIN Gamemanager AS m ON m.game_id = e.game_id AND m.record_ID = e.record_ID
LEFT JOIN EventKind AS k FORCE INDEX (PRIMARY) ON k.kind = e.kind
LEFT JOIN Wording AS w FORCE INDEX (PRIMARY) ON w.ruleset_id = g.ruleset_id AND w.kind = e.kind
LEFT JOIN (
  SELECT ruleset_id, action AS word, label FROM Choice FORCE INDEX (PRIMARY)) AS sign
  ON sign.ruleset_id = g.ruleset_id AND sign.word = 'sign'
LEFT JOIN (
  SELECT ruleset_id, action AS word, label FROM Choice FORCE INDEX (PRIMARY)) AS thousands
  ON thousands.ruleset_id = g.ruleset_id AND thousands.word = 'thousands'
LEFT JOIN Player AS payer ON payer.game_id = e.game_id AND payer.pid = e.payer
LEFT JOIN Player AS payee ON payee.game_id = e.game_id AND payee.pid = e.payee
LEFT JOIN Tile AS here FORCE INDEX (PRIMARY)
  ON here.ruleset_id = g.ruleset_id AND here.location = e.location
LEFT JOIN Tile AS t FORCE INDEX (uq_Tile_prid)
  ON t.ruleset_id = g.ruleset_id AND t.prid = e.prid
LEFT JOIN Colours AS c FORCE INDEX (PRIMARY) ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
LEFT JOIN Card AS ca FORCE INDEX (PRIMARY)
  ON ca.ruleset_id = g.ruleset_id AND ca.card_id = e.card_id
WHERE e.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY e.record_ID, e.event_no
