CREATE VIEW diceView AS
-- The dice, shuffles and deals of the server in the current game. Each line follows from the seed,
-- which commitmentView shows when the game is over: Hash = SHA2(CONCAT(seed, ':', What), 256). A
-- die is its first 15 hexadecimal digits modulo the sides, plus 1; decks and dealt deeds have the
-- order of the hashes. `Deck`: of a card. Whether the seed is open, and when dice last came from
-- elsewhere, is evaluated once, not for each die.
SELECT
  CAST(m.record_ID AS SIGNED) AS `Record`,
  CONCAT('die:', m.drawn + n.die) COLLATE utf8mb4_0900_ai_ci AS `What`,
  r.dice_sides AS `Sides`,
  CAST(IF(n.die = 1, m.dice, m.dice2) AS SIGNED) AS `Result`,
  IF(seed.is_open, SHA2(CONCAT(s.seed, ':die:', m.drawn + n.die), 256), NULL) AS `Hash`,
  NULL AS `Deck`
FROM (SELECT is_seed_open(current_game()) AS is_open) AS seed
JOIN Game AS s
JOIN GameState AS g ON g.game_id = s.game_id
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Gamemanager AS m ON m.game_id = g.game_id AND m.drawn IS NOT NULL
JOIN (SELECT 1 AS die UNION ALL SELECT 2) AS n ON n.die <= r.dice_count
WHERE s.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
  AND g.dice_source = 'server'
  AND m.record_ID > COALESCE((
    SELECT MAX(e.record_ID) FROM Event AS e
    WHERE e.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
      AND e.kind = 'dice_changed'), 0)
UNION ALL
SELECT
  0,
  o.what,
  6,
  IF(o.is_open, die_of(o.seed, o.what, 6), NULL),
  IF(o.is_open, SHA2(CONCAT(o.seed, ':', o.what), 256), NULL),
  NULL
FROM (
  SELECT g.game_id, s.seed, seed.is_open, CONCAT('order:', e.player_ID, ':', ROW_NUMBER() OVER (
      PARTITION BY e.player_ID ORDER BY e.event_no, n.die)) AS what
    FROM (SELECT is_seed_open(current_game()) AS is_open) AS seed
    JOIN Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    JOIN Event AS e ON e.game_id = g.game_id AND e.record_ID = 0 AND e.kind = 'rolled'
    JOIN (SELECT 1 AS die UNION ALL SELECT 2) AS n
    WHERE s.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
) AS o
UNION ALL
SELECT
  0,
  CONCAT('deed:', pr.prid),
  NULL,
  IF(seed.is_open, CAST(ROW_NUMBER() OVER (
    ORDER BY SHA2(CONCAT(s.seed, ':deed:', pr.prid), 256)) AS SIGNED), NULL),
  IF(seed.is_open, SHA2(CONCAT(s.seed, ':deed:', pr.prid), 256), NULL),
  NULL
FROM (SELECT is_seed_open(current_game()) AS is_open) AS seed
JOIN Game AS s
JOIN GameState AS g ON g.game_id = s.game_id
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.deeds_dealt > 0
JOIN Property AS pr ON pr.ruleset_id = g.ruleset_id
WHERE s.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
UNION ALL
SELECT
  0,
  CONCAT('card:', c.card_id),
  NULL,
  IF(seed.is_open, CAST(ROW_NUMBER() OVER (
    PARTITION BY c.deck_id ORDER BY SHA2(CONCAT(s.seed, ':card:', c.card_id), 256)) AS SIGNED),
    NULL),
  IF(seed.is_open, SHA2(CONCAT(s.seed, ':card:', c.card_id), 256), NULL),
  c.deck_id
FROM (SELECT is_seed_open(current_game()) AS is_open) AS seed
JOIN Game AS s
JOIN GameState AS g ON g.game_id = s.game_id
JOIN Card AS c ON c.ruleset_id = g.ruleset_id
WHERE s.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY `Record`, `What`
