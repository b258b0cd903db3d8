CREATE VIEW pendingView AS
-- What the current game waits for: one row, also when it is over. `Amount` is the debt, the price
-- of what is offered, or the highest bid.
SELECT
  g.game_id AS `Game`,
  r.edition AS `Edition`,
  g.phase AS `Phase`,
  actor.pid AS `Player No.`,
  actor.name AS `Player name`,
  t.prid AS `prid`,
  t.name AS `Property`,
  CASE g.phase
    WHEN 'debt' THEN o.amount
    WHEN 'offer' THEN price_of(t.cost, d.cost_factor)
    WHEN 'auction' THEN g.bid END AS `Amount`,
  creditor.pid AS `Creditor No.`,
  creditor.name AS `Creditor`,
  bidder.pid AS `Bidder No.`,
  bidder.name AS `Bidder`,
  g.pot AS `Pot`,
  g.proposal AS `Terms`,
  r.trade AS `Trade`,
  g.dice_source AS `Dice source`,
  r.dice_count AS `Dice`,
  r.dice_sides AS `Sides`,
  g.doubles AS `Doubles`
FROM Standing AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN actorsView AS a ON a.Game = g.game_id
LEFT JOIN Debt AS o ON o.game_id = g.game_id AND o.debt_no = g.first_debt
  AND g.first_debt < g.next_debt
LEFT JOIN Player AS actor ON actor.game_id = g.game_id AND g.phase <> 'over'
  AND actor.pid = a.`Player No.`
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(g.prid, o.prid)
LEFT JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = t.prid
LEFT JOIN Player AS creditor ON creditor.game_id = g.game_id AND g.phase = 'debt'
  AND creditor.pid = o.creditor
LEFT JOIN Player AS bidder ON bidder.game_id = g.game_id AND bidder.pid = g.bidder
WHERE g.game_id = current_game()
