CREATE VIEW tradeMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- The partners with whom a trade is possible in the current game, each with an example: a part of
-- movesView.
SELECT may.game_id, may.player_ID, 'propose' COLLATE utf8mb4_0900_ai_ci, NULL, NULL,
  may.partner, may.minimum, may.maximum,
  may.terms
FROM (
  SELECT g.game_id, me.pid AS player_ID, p.pid AS partner,
      IF(r.trade = 'exchange' AND needs_money(g.phase), 1, 0) AS minimum,
      p.bank_balance AS maximum,
      trade_example(
        r.trade, needs_money(g.phase), p.pid, me.bank_balance,
        (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = g.game_id AND k.holder = me.pid),
        (SELECT MIN(d.prid) FROM Deed AS d WHERE d.game_id = g.game_id AND d.p_owner = me.pid),
        p.bank_balance,
        (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = g.game_id AND k.holder = p.pid),
        (SELECT MIN(d.prid) FROM Deed AS d WHERE d.game_id = g.game_id AND d.p_owner = p.pid))
        AS terms
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.trade <> 'none'
    JOIN PhaseAction AS a ON a.phase = g.phase AND a.action = 'propose'
    JOIN actorsView AS actor ON actor.Game = g.game_id
    JOIN Player AS me ON me.game_id = g.game_id AND (
      me.pid = actor.`Player No.`
      OR a.between_turns AND r.estate_between_turns AND g.doubles = 0 AND NOT g.rolls_again
      AND me.status <> 2)
    JOIN Player AS p ON p.game_id = g.game_id AND p.status <> 2 AND p.pid <> me.pid
    WHERE COALESCE(r.trades_per_turn > IF(g.trade_turn = g.turns_ended, g.trades, 0), TRUE)
      AND g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
) AS may
WHERE may.terms IS NOT NULL
