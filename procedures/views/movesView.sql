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
    g.game_id, may.action, pr.name, may.prid, may.partner, may.minimum, may.maximum)) AS `Meaning`,
  move_sql(g.game_id, p.pid, may.action, may.prid, may.minimum, may.terms) AS `SQL`
FROM (
  -- Without details, but for the dice.
  SELECT g.game_id, IF(a.action = 'withdraw', JSON_VALUE(g.proposal, '$.from' RETURNING SIGNED),
      actor_of(g.game_id)) AS player_ID, a.action,
    NULL AS prid, NULL AS partner,
    IF(a.action = 'roll' AND g.dice_source = 'table', 1, NULL) AS minimum,
    IF(a.action = 'roll' AND g.dice_source = 'table', r.dice_sides, NULL) AS maximum,
    IF(a.action = 'change_dice', JSON_OBJECT('source', 'server'), NULL) AS terms
  FROM Game AS g
  JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
  JOIN (VALUES ROW('roll'), ROW('pay_fine'), ROW('use_card'), ROW('wait'), ROW('buy'),
    ROW('decline'), ROW('pay'), ROW('accept'), ROW('reject'), ROW('withdraw'), ROW('end_turn'),
    ROW('leave'), ROW('end'), ROW('change_dice')) AS a (action)
    ON phase_allows(g.phase, a.action) AND (r.has_decisions OR a.action = 'roll')
  WHERE g.game_id = current_game()
    AND action_refusal(g.game_id, actor_of(g.game_id), a.action) IS NULL
  UNION ALL
  -- About a property.
  SELECT g.game_id, d.p_owner, a.action, d.prid, NULL, NULL, NULL, NULL
  FROM Game AS g
  JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.has_decisions
  JOIN (VALUES ROW('build'), ROW('sell'), ROW('mortgage'), ROW('redeem')) AS a (action)
    ON phase_allows(g.phase, a.action)
  JOIN Deed AS d ON d.game_id = g.game_id AND d.p_owner = actor_of(g.game_id)
  WHERE g.game_id = current_game()
    AND estate_refusal(g.game_id, d.p_owner, a.action, d.prid) IS NULL
  UNION ALL
  -- In an auction.
  SELECT g.game_id, t.player_ID, a.action, NULL, NULL,
    IF(a.action = 'bid', lowest_bid(g.game_id), NULL),
    IF(a.action = 'bid', p.bank_balance, NULL), NULL
  FROM Game AS g
  JOIN (VALUES ROW('bid'), ROW('pass')) AS a (action) ON phase_allows(g.phase, a.action)
  JOIN Turns AS t ON t.game_id = g.game_id AND t.status IN (0, 1)
    AND NOT g.passed >> t.turn & 1 AND NOT t.player_ID <=> g.bidder
  JOIN Player AS p ON p.game_id = g.game_id AND p.pid = t.player_ID
  WHERE g.game_id = current_game()
    AND (a.action = 'pass' OR p.bank_balance >= lowest_bid(g.game_id))
  UNION ALL
  -- With a partner.
  SELECT g.game_id, actor_of(g.game_id), 'propose', NULL, t.player_ID, 0, p.bank_balance,
    trade_example(g.game_id, actor_of(g.game_id), t.player_ID, g.phase)
  FROM Game AS g
  JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.trade <> 'none'
  JOIN Turns AS t ON t.game_id = g.game_id AND t.status IN (0, 1)
    AND t.player_ID <> actor_of(g.game_id)
  JOIN Player AS p ON p.game_id = g.game_id AND p.pid = t.player_ID
  WHERE g.game_id = current_game()
    AND phase_allows(g.phase, 'propose')
    AND trade_example(g.game_id, actor_of(g.game_id), t.player_ID, g.phase) IS NOT NULL
) AS may
JOIN Game AS g ON g.game_id = may.game_id
JOIN Player AS p ON p.game_id = may.game_id AND p.pid = may.player_ID
LEFT JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = may.prid
