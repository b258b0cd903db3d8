CREATE VIEW pendingView AS
-- What the current game waits for: one row, also when it is over. `Amount` is the debt, the price
-- of what is offered, or the highest bid.
SELECT
  g.game_id AS `Game`,
  r.edition AS `Edition`,
  g.phase AS `Phase`,
  actor.pid AS `Player No.`,
  actor.name AS `Player name`,
  COALESCE(g.prid, JSON_VALUE(g.debts, '$[0].prid' RETURNING SIGNED)) AS `prid`,
  pr.name AS `Property`,
  CASE g.phase
    WHEN 'debt' THEN JSON_VALUE(g.debts, '$[0].amount' RETURNING SIGNED)
    WHEN 'offer' THEN pr.cost
    WHEN 'auction' THEN g.bid END AS `Amount`,
  creditor.pid AS `Creditor No.`,
  creditor.name AS `Creditor`,
  bidder.pid AS `Bidder No.`,
  bidder.name AS `Bidder`,
  g.pot AS `Pot`,
  g.proposal AS `Terms`,
  r.trade AS `Trade`,
  g.dice_source AS `Dice source`,
  g.doubles AS `Doubles`
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN actorsView AS a ON a.Game = g.game_id
LEFT JOIN Player AS actor ON actor.game_id = g.game_id AND g.phase <> 'over'
  AND actor.pid = a.`Player No.`
LEFT JOIN Property AS pr ON pr.board_id = g.board_id
  AND pr.prid = COALESCE(g.prid, JSON_VALUE(g.debts, '$[0].prid' RETURNING SIGNED))
LEFT JOIN Player AS creditor ON creditor.game_id = g.game_id AND g.phase = 'debt'
  AND creditor.pid = JSON_VALUE(g.debts, '$[0].creditor' RETURNING SIGNED)
LEFT JOIN Player AS bidder ON bidder.game_id = g.game_id AND bidder.pid = g.bidder
WHERE g.game_id = current_game()
