CREATE VIEW worthsView (game_id, player_ID, worth) AS
-- What the players of the current game have: cash, and their properties at printed prices.
-- SUM alone would be a DECIMAL, which clients take for a text.
SELECT p.game_id, p.pid, CAST(p.bank_balance + COALESCE(SUM(t.cost), 0) AS SIGNED)
FROM Player AS p
LEFT JOIN Deed AS d ON d.game_id = p.game_id AND d.p_owner = p.pid
LEFT JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid
WHERE p.game_id = current_game()
GROUP BY p.game_id, p.turn
