CREATE VIEW auctionMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- The legal moves in the auction of the current game: a part of movesView. The time is rounded like
-- that of a move.
SELECT may.game_id, may.pid, may.action, NULL, NULL, NULL, may.minimum, may.maximum, NULL
FROM (
  SELECT g.game_id, p.pid, a.action,
      IF(b.takes = 'amount', lowest_bid(
        price_of(t.cost, d.cost_factor), g.bid, r.first_bid_percent, r.raise_percent), NULL)
        AS minimum,
      IF(b.takes = 'amount', LEAST(p.bank_balance, 1000000000), NULL) AS maximum
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN PhaseAction AS a ON a.phase = g.phase AND a.actor IN ('bidder', 'anyone')
    JOIN Action AS b ON b.action = a.action
    JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = g.prid
    JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = g.prid
    JOIN Player AS p ON p.game_id = g.game_id AND (
      a.actor = 'anyone' OR p.status <> 2 AND NOT p.passed AND NOT p.pid <=> g.bidder)
    WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
      AND action_refusal(
        a.action, p.status, p.bank_balance, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
        g.deadline IS NOT NULL, CAST(utc_now() AS DATETIME(3)) > g.deadline, NULL) IS NULL
) AS may
WHERE may.minimum IS NULL OR may.maximum >= may.minimum
