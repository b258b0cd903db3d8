CREATE VIEW changesView AS
-- What each event of the current game changed, in numbers, in order: a client that has read a
-- position once can follow the game from there, move by move, without another query. `Location`:
-- where the player was then. `Change`: what happened to the property (owner, bank, build, sell,
-- mortgage, redeem) or to the player (estate: everything goes to the payee; jail, free). `Most
-- houses`: a building beyond that is a hotel, the next one a skyscraper. Joined in the order of its
-- key, see eventView.
SELECT
  e.record_ID AS `Record`,
  e.event_no AS `Event`,
  e.kind AS `Kind`,
  e.player_ID AS `Player No.`,
  e.payer AS `Payer No.`,
  e.payee AS `Payee No.`,
  e.amount AS `Amount`,
  e.location AS `Location`,
  e.prid AS `prid`,
  ca.text AS `Card`,
  k.name AS `Deck`,
  r.max_houses AS `Most houses`,
  change_of_event(e.kind) COLLATE utf8mb4_0900_ai_ci AS `Change`
FROM Event AS e
STRAIGHT_JOIN GameState AS g ON g.game_id = e.game_id
STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
LEFT JOIN Card AS ca FORCE INDEX (PRIMARY)
  ON ca.ruleset_id = g.ruleset_id AND ca.card_id = e.card_id
LEFT JOIN Deck AS k FORCE INDEX (PRIMARY)
  ON k.ruleset_id = ca.ruleset_id AND k.deck_id = ca.deck_id
WHERE e.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY e.record_ID, e.event_no
