CREATE VIEW tradeMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- With whom a trade is possible in the current game, and an example: a part of movesView.
SELECT g.game_id, actor.`Player No.`, 'propose', NULL, NULL, t.player_ID, 0, p.bank_balance,
  trade_example(g.game_id, actor.`Player No.`, t.player_ID, g.phase)
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.trade <> 'none'
JOIN actorsView AS actor ON actor.Game = g.game_id
JOIN Turns AS t ON t.game_id = g.game_id AND t.status IN (0, 1)
  AND t.player_ID <> actor.`Player No.`
JOIN Player AS p ON p.game_id = g.game_id AND p.pid = t.player_ID
WHERE g.game_id = current_game()
  AND phase_allows(g.phase, 'propose')
  AND trade_example(g.game_id, actor.`Player No.`, t.player_ID, g.phase) IS NOT NULL
