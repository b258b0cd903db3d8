CREATE VIEW movesView AS
-- The legal moves of every player who may act in the current game: all of these are accepted from
-- whom they are for, everything else is refused. `Yours`: whether that is the account that reads
-- this. It is empty when the game is over or held. `Minimum` and `Maximum` are the bounds of the
-- amount, else of a die, and of the money that a trade may ask for. A trade has a row for each
-- partner with whom one is possible; its SQL is an example. JSON_TABLE makes the record an INT, as
-- it is in other views; a sum would be a BIGINT.
SELECT
  g.game_id AS `Current game`,
  next.record_ID AS `Record`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  b.action AS `Action`,
  may.prid AS `prid`,
  t.name AS `Property`,
  may.price AS `Price`,
  may.partner AS `Partner No.`,
  may.minimum AS `Minimum`,
  may.maximum AS `Maximum`,
  CONCAT_WS(' ', move_meaning(
    IF(b.action = 'pay_share', b.sentence, REPLACE(IF(
        may.sale IS NULL, b.sentence, sale_sentence(may.sale)),
      '{price}', CONCAT(COALESCE(sign.label, ''), IF(
        thousands.label IS NULL OR may.price IS NULL, '{price}',
        REPLACE(FORMAT(may.price, 0), ',', thousands.label))))),
    p.name, t.name, IF(b.action = 'pay_share', r.tax_percent, may.price), partner.name,
    may.minimum, may.maximum), IF(b.action = 'accept', trade_sale(g.game_id, g.proposal), NULL))
    COLLATE utf8mb4_0900_ai_ci AS `Meaning`,
  move_sql(
    g.game_id, p.pid, b.action, may.prid, IF(FIND_IN_SET('amount', b.takes), may.minimum, NULL),
    may.terms, IF(FIND_IN_SET('dice', b.takes) AND g.dice_source = 'table', r.dice_count, NULL),
    r.dice_sides, g.seating = 'accounts')
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
  SELECT current_game() AS game_id, possible_moves(current_game(), FALSE) AS moves) AS now
STRAIGHT_JOIN (SELECT session_account() AS account, is_owner() AS is_owner) AS me
STRAIGHT_JOIN GameState AS g ON g.game_id = now.game_id
STRAIGHT_JOIN JSON_TABLE(CAST(g.last_record_ID + 1 AS JSON), '$' COLUMNS (
  record_ID INT PATH '$')) AS next
STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS sign
  ON sign.ruleset_id = g.ruleset_id AND sign.word = 'sign'
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS thousands
  ON thousands.ruleset_id = g.ruleset_id AND thousands.word = 'thousands'
STRAIGHT_JOIN JSON_TABLE(now.moves, '$[*]' COLUMNS (
  player INT PATH '$.player',
  action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci PATH '$.action',
  prid INT PATH '$.prid',
  price BIGINT PATH '$.price',
  partner INT PATH '$.partner',
  minimum BIGINT PATH '$.minimum',
  maximum BIGINT PATH '$.maximum',
  terms JSON PATH '$.terms',
  sale JSON PATH '$.sale')) AS may
STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = may.player
STRAIGHT_JOIN Action AS b ON b.action = may.action
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(may.prid, IF(
  b.sentence LIKE '%{property}%', g.prid, NULL))
LEFT JOIN Player AS partner ON partner.game_id = g.game_id AND partner.pid = may.partner
WHERE g.seating <> 'held'
ORDER BY b.position, may.prid, may.partner, p.turn
