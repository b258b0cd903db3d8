CREATE VIEW pendingView AS
-- What the current game waits for: one row, also when it is over. `Amount` is the debt, the price
-- of what is offered, the tax, or the highest bid; `Percent`, the share that may be paid instead of
-- the tax; `Deadline`, the end of the time limit, of the auction or of the player to move, in UTC;
-- `Minutes left`, until the last turn, NULL without a limit; `Rent`, what visitors
-- would pay for the offered property if it were bought, and `Rent factor`, the factor for their
-- dice. `Next No.`: the player to ask next where several may act; in an auction seat by seat,
-- beginning after the player whose turn it is, and then after the person who bid or passed last;
-- of an offer between two turns, the player to whom it was made. `Sale`: the buildings that the
-- proposed trade would sell first.
-- `Raises money`: properties and trades are now for raising money. `Both give`, `Kinds once`: both
-- sides of a trade must give something; only one side gives money, and only one gives cards.
-- `Record`: the newest move, 0 before the first; `Round`: of the next move. `Held`: nobody can
-- move, because the game is a copy of a running game between accounts. `Has advice`: whether
-- adviceView helps people.
SELECT
  g.game_id AS `Current game`, g.ruleset_id AS `Ruleset`, r.edition AS `Edition`,
  g.last_record_ID AS `Record`, CAST(g.round AS SIGNED) AS `Round`, g.phase AS `Phase`,
  actor.pid AS `Player No.`, actor.name AS `Player name`, g.seating = 'held' AS `Held`,
  IF(g.seating = 'held', 'This copy cannot be played until the other game is over.', CONCAT(REPLACE(
    REPLACE(h.expectation, '{player}', actor.name), '{property}', COALESCE(t.name, 'it')), IF(
      g.phase <> 'over' AND c.minutes <= 0, '. Time is up: this is the last turn.', '.')))
    AS `Expectation`,
  CASE
    WHEN h.actor = 'bidder' THEN next_bidder(g.game_id)
    WHEN g.phase = 'proposal' THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
    ELSE actor.pid END AS `Next No.`,
  t.prid AS `prid`, t.name AS `Property`,
  CASE g.phase
    WHEN 'debt' THEN o.amount WHEN 'handover' THEN o.amount
    WHEN 'offer' THEN price_in_game(g.game_id, g.prid)
    WHEN 'tax' THEN tax.amount
    WHEN 'auction' THEN g.bid END AS `Amount`,
  IF(g.phase = 'tax', r.tax_percent, NULL) AS `Percent`,
  IF(g.phase = 'offer' AND t.rent_by <> 'dice', rent_if_bought(g.game_id, g.prid, actor.pid), NULL)
    AS `Rent`,
  IF(g.phase = 'offer' AND t.rent_by = 'dice', rent_if_bought(g.game_id, g.prid, actor.pid), NULL)
    AS `Rent factor`,
  creditor.pid AS `Creditor No.`, creditor.name AS `Creditor`,
  bidder.pid AS `Bidder No.`, bidder.name AS `Bidder`,
  c.deadline AS `Deadline`,
  GREATEST(TIMESTAMPDIFF(SECOND, utc_now(), c.deadline), 0) AS `Seconds left`,
  IF(g.phase = 'over', NULL, GREATEST(c.minutes, 0)) AS `Minutes left`,
  g.pot AS `Pot`, g.proposal AS `Terms`,
  trade_sale(g.game_id, g.proposal) COLLATE utf8mb4_0900_ai_ci AS `Sale`,
  needs_money(g.phase) IS TRUE AS `Raises money`, r.trade AS `Trade`,
  r.trade <> 'none' AND EXISTS (
    SELECT a.action FROM PhaseAction AS a WHERE a.phase = g.phase AND a.action = 'propose')
    AS `Can trade`,
  r.trade = 'exchange' AS `Both give`, r.trade = 'exchange' AS `Kinds once`,
  g.dice_source AS `Dice source`, CAST(r.dice_count AS SIGNED) AS `Dice`,
  CAST(r.dice_sides AS SIGNED) AS `Sides`, g.doubles AS `Doubles`,
  g.seating <> 'accounts' OR r.advice AS `Has advice`
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Phase AS h ON h.phase = g.phase
JOIN actorsView AS a ON a.Game = g.game_id
LEFT JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
  AND g.first_entry < g.next_entry
LEFT JOIN Player AS actor ON actor.game_id = g.game_id AND g.phase <> 'over'
  AND actor.pid = a.`Player No.`
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(g.prid, o.prid)
LEFT JOIN Tile AS tax ON tax.ruleset_id = g.ruleset_id AND tax.location = actor.location
LEFT JOIN Player AS creditor ON creditor.game_id = g.game_id AND g.phase = 'debt'
  AND creditor.pid = o.creditor
LEFT JOIN Player AS bidder ON bidder.game_id = g.game_id AND bidder.pid = g.bidder
JOIN Game AS s ON s.game_id = g.game_id
JOIN LATERAL (
  SELECT IF(g.seating = 'held', NULL, COALESCE(g.deadline, IF(s.move_seconds IS NULL
      OR actor.pid IS NULL OR h.actor <> 'bidder' AND actor.character_id IS NOT NULL, NULL,
    turn_deadline(g.game_id, IF(h.actor = 'bidder', NULL, actor.pid), g.round, g.played_at))))
    AS deadline, r.minute_limit - TIMESTAMPDIFF(
      SECOND, COALESCE(g.began_at, utc_now()), utc_now()) DIV 60 AS minutes) AS c
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
