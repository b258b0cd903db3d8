CREATE VIEW auctionMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- What may be done in the auction of the current game: a part of movesView.
SELECT g.game_id, t.player_ID, a.action, NULL, NULL, NULL,
  IF(a.action = 'bid', lowest.bid, NULL),
  IF(a.action = 'bid', p.bank_balance, NULL), NULL
FROM Game AS g
JOIN (SELECT lowest_bid(current_game()) AS bid) AS lowest
JOIN (VALUES ROW('bid'), ROW('pass')) AS a (action)
JOIN Turns AS t ON t.game_id = g.game_id AND t.status IN (0, 1)
  AND NOT g.passed >> t.turn & 1 AND NOT t.player_ID <=> g.bidder
JOIN Player AS p ON p.game_id = g.game_id AND p.pid = t.player_ID
WHERE g.game_id = current_game()
  AND phase_allows(g.phase, a.action)
  AND (a.action = 'pass' OR p.bank_balance >= lowest.bid)
