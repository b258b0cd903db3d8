CREATE VIEW movesView AS
-- What may be inserted into the current game now, by every player who may act: all of this is
-- accepted, everything else is refused. An empty view: nothing, the game is over. `Minimum` and
-- `Maximum` are the bounds of a die, of a bid, and of the money that a trade may ask for. A trade
-- stands here once for each partner with whom one is possible; its SQL is an example.
SELECT
  g.game_id AS `Game`,
  g.last_record_ID + 1 AS `Record`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  may.action AS `Action`,
  may.prid AS `prid`,
  pr.name AS `Property`,
  may.partner AS `Partner No.`,
  may.minimum AS `Minimum`,
  may.maximum AS `Maximum`,
  CONCAT(p.name, move_meaning(
    g.game_id, may.action, pr.name, may.price, may.partner, may.minimum, may.maximum)) AS `Meaning`,
  move_sql(
    g.game_id, p.pid, may.action, may.prid, may.minimum, may.terms,
    r.has_decisions, r.dice_sides, r.dice_count) AS `SQL`
FROM (
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms
    FROM turnMovesView
  UNION ALL
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms
    FROM estateMovesView
  UNION ALL
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms
    FROM auctionMovesView
  UNION ALL
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms
    FROM tradeMovesView
) AS may
JOIN Game AS g ON g.game_id = may.game_id
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Player AS p ON p.game_id = may.game_id AND p.pid = may.player_ID
LEFT JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = may.prid
