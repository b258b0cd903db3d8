CREATE VIEW gamesAdviceView AS
-- What a good bot would do in the place of the people whom a game waits for, and why: adviceView
-- for all games, so ask for one of them. It knows no more than they do. Empty where a bot moves, or
-- where advice is off. Its words are those of choicesView.
SELECT
  g.game_id AS `Game`,
  g.last_record_ID + 1 AS `Record`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  a.action AS `Action`,
  a.prid AS `prid`,
  t.name AS `Property`,
  a.amount AS `Amount`,
  IF(a.action IS NULL, NULL, CONCAT(COALESCE(
    jail.label, action_label(own.label, b.action, b.label, r.auction)), IF(
    t.name IS NULL, '', CONCAT(': ', t.name)), IF(
    a.amount IS NULL, '',
    CONCAT(', ', money_text(sign.label, thousands.label, a.amount))))) AS `Advice`,
  CONCAT_WS(' ',
    reason_sentence(
      w.sentence, t.name, c.name, sign.label, thousands.label, a.worth, a.price),
    IF(a.reason IN ('worth_it', 'too_dear', 'bids_to_worth', 'bid_too_high'),
      group_note(g.game_id, p.pid, t.prid), NULL))
    COLLATE utf8mb4_0900_ai_ci AS `Reason`,
  IF(a.action IS NULL, NULL, move_sql(
    g.game_id, p.pid, a.action, a.prid, a.amount, NULL,
    IF(FIND_IN_SET('dice', b.takes) AND g.dice_source = 'table', r.dice_count, NULL),
    r.dice_sides, g.seating = 'accounts'))
    COLLATE utf8mb4_0900_ai_ci AS `SQL`
FROM GameState AS g
STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
STRAIGHT_JOIN Phase AS h ON h.phase = g.phase AND h.phase <> 'over'
STRAIGHT_JOIN actorsView AS actor ON actor.Game = g.game_id
STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.character_id IS NULL AND IF(
  h.actor = 'bidder', p.status <> 2 AND NOT p.passed AND NOT p.pid <=> g.bidder,
  p.pid = actor.`Player No.` OR g.phase = 'proposal' AND p.pid = JSON_EXTRACT(g.proposal, '$.to'))
STRAIGHT_JOIN LATERAL (
  SELECT advice_for(g.game_id, p.pid) AS advice) AS made
STRAIGHT_JOIN JSON_TABLE(made.advice, '$' COLUMNS (
  action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci PATH '$.action',
  prid INT PATH '$.prid',
  amount BIGINT PATH '$.amount',
  reason VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci PATH '$.reason',
  worth BIGINT PATH '$.worth',
  price BIGINT PATH '$.price')) AS a
STRAIGHT_JOIN BotReason AS w ON w.reason = a.reason
LEFT JOIN Action AS b ON b.action = a.action
LEFT JOIN Choice AS own ON own.ruleset_id = g.ruleset_id
  AND own.action COLLATE utf8mb4_0900_as_ci = b.action
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS jail
  ON jail.ruleset_id = g.ruleset_id AND jail.word = 'roll_in_jail'
  AND b.action = 'roll' AND p.status = 1
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS sign
  ON sign.ruleset_id = g.ruleset_id AND sign.word = 'sign'
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS thousands
  ON thousands.ruleset_id = g.ruleset_id AND thousands.word = 'thousands'
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(a.prid, g.prid)
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
WHERE g.seating <> 'held'
  AND (g.seating <> 'accounts' OR r.advice)
