CREATE VIEW movesView AS
-- The legal moves of every player who may act in the current game: all of these are accepted,
-- everything else is refused. It is empty when the game is over or held. `Minimum` and `Maximum`
-- are the bounds of a die, of a bid, and of the money that a trade may ask for. A trade has a row
-- for each partner with whom one is possible; its SQL is an example. `Yours`: whether the account
-- that reads this may make the move.
SELECT
  g.game_id AS `Game`,
  g.last_record_ID + 1 AS `Record`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  b.action AS `Action`,
  may.prid AS `prid`,
  t.name AS `Property`,
  may.price AS `Price`,
  may.partner AS `Partner No.`,
  may.minimum AS `Minimum`,
  may.maximum AS `Maximum`,
  move_meaning(
    IF(b.action = 'pay_share', b.sentence, REPLACE(IF(
        may.sale IS NULL, b.sentence, sale_sentence(may.sale)),
      '{price}', CONCAT(COALESCE(sign.label, ''), '{price}'))),
    p.name, t.name, IF(b.action = 'pay_share', r.tax_percent, may.price), partner.name,
    may.minimum, may.maximum)
    COLLATE utf8mb4_0900_ai_ci AS `Meaning`,
  move_sql(
    g.game_id, p.pid, b.action, may.prid, may.minimum, may.maximum, may.terms,
    IF(b.action = 'roll' AND g.dice_source = 'table', r.dice_count, NULL),
    g.seating = 'accounts')
    COLLATE utf8mb4_0900_ai_ci AS `SQL`,
  g.seating = 'table' OR b.action IN ('close', 'change_dice') OR me.is_owner
    OR p.character_id IS NULL AND (
    g.seating = 'characters' OR p.account <=> me.account AND (
      NOT b.for_all OR NOT EXISTS (
        SELECT o.pid
        FROM Player AS o
        WHERE o.game_id = g.game_id AND o.character_id IS NULL
          AND NOT o.account <=> me.account)))
    AS `Yours`
FROM (
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, NULL AS sale
    FROM turnMovesView
  UNION ALL
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, sale
    FROM estateMovesView
  UNION ALL
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, NULL
    FROM auctionMovesView
  UNION ALL
  SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, NULL
    FROM tradeMovesView
) AS may
JOIN (SELECT session_account() AS account, is_owner() AS is_owner) AS me
JOIN GameState AS g ON g.game_id = may.game_id
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Player AS p ON p.game_id = may.game_id AND p.pid = may.player_ID
JOIN Action AS b ON b.action = may.action
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS sign
  ON sign.ruleset_id = g.ruleset_id AND sign.word = 'sign'
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(may.prid, IF(
  may.action IN ('buy', 'decline', 'bid'), g.prid, NULL))
LEFT JOIN Player AS partner ON partner.game_id = may.game_id AND partner.pid = may.partner
WHERE g.seating <> 'held'
ORDER BY b.position, may.prid, may.partner, p.turn
