CREATE VIEW turnActionsView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, refusal) AS
-- The actions without properties that the phase of the current game has, each with the reason why
-- it is refused, NULL if it is legal. A part of turnMovesView and lackingView.
SELECT g.game_id, p.pid, a.action, NULL,
  CASE a.action
    WHEN 'buy' THEN price_of(t.cost, d.cost_factor)
    WHEN 'pay' THEN o.amount
    WHEN 'pay_flat' THEN tax.amount
    WHEN 'pay_fine' THEN r.jail_fine END,
  NULL,
  IF(a.action = 'roll' AND g.dice_source = 'table', 1, NULL),
  IF(a.action = 'roll' AND g.dice_source = 'table', r.dice_sides, NULL),
  IF(a.action = 'change_dice', JSON_OBJECT('source', 'server'), NULL),
  action_refusal(
    a.action, p.status, p.bank_balance,
    IF(a.action = 'pay', o.amount, price_of(t.cost, d.cost_factor)),
    (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = g.game_id AND k.holder = p.pid),
    r.jail_fine, r.jail_wait, r.can_leave, r.can_end, r.trade,
    NULL, FALSE, FALSE,
    g.dice_source = 'numbers' AND i.value IS NULL)
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN actorsView AS actor ON actor.Game = g.game_id
JOIN PhaseAction AS a ON a.phase = g.phase AND a.actor NOT IN ('bidder', 'anyone')
  AND a.action <> 'propose'
JOIN Action AS b ON b.action = a.action AND NOT FIND_IN_SET('prid', b.takes)
JOIN Player AS p ON p.game_id = g.game_id AND p.pid = IF(
  a.actor = 'proposer', JSON_VALUE(g.proposal, '$.from' RETURNING SIGNED), actor.`Player No.`)
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = g.prid
LEFT JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = g.prid
LEFT JOIN Tile AS tax ON tax.ruleset_id = g.ruleset_id AND tax.location = p.location
LEFT JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = g.drawn + r.dice_count
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
