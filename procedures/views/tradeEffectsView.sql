CREATE VIEW tradeEffectsView AS
-- What each side of the trade that is offered in the current game gains and risks: a row for each
-- effect. preview_trade says the same of a trade before it is proposed. `Effect`: group_completed,
-- group_broken: `Before` and `After`, how many of its properties the player owns; sale: buildings
-- that are sold first, `Before` and `After`, and what that `Brings`; rent, and rent_factor where
-- the dice multiply it: what visitors of `Property` pay before and after, and with so many `Houses`
-- where it is in a group that the trade completes (an owner in jail counts like any other);
-- mortgage: a mortgage that the player takes over, the `Fee` that is due at once, 0 for none, and
-- what it costs to lift it at once, and later; cards; cash, with the `Fee` that is due at once.
-- `In short`: whether a summary needs it; not what follows from a group that is completed or
-- broken. `Meaning` says it of the player, `To player` to them.
SELECT
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  e.effect AS `Effect`,
  e.prid AS `prid`,
  t.name AS `Property`,
  c.name AS `Set`,
  e.amount_before AS `Before`,
  e.amount_after AS `After`,
  e.houses AS `Houses`,
  e.with_houses AS `With houses`,
  e.brings AS `Brings`,
  e.fee AS `Fee`,
  e.lift AS `Lift price`,
  e.lift_later AS `Later price`,
  e.in_short IS NOT FALSE AS `In short`,
  e.meaning AS `Meaning`,
  e.to_player AS `To player`
FROM (SELECT current_game() AS game_id) AS now
STRAIGHT_JOIN GameState AS g ON g.game_id = now.game_id
STRAIGHT_JOIN JSON_TABLE(trade_effects(now.game_id, g.proposal), '$[*]' COLUMNS (
  pid INT PATH '$.player',
  place INT PATH '$.place',
  effect VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci PATH '$.effect',
  prid INT PATH '$.prid',
  cid INT PATH '$.cid',
  amount_before BIGINT PATH '$.before',
  amount_after BIGINT PATH '$.after',
  houses BIGINT PATH '$.houses',
  with_houses BIGINT PATH '$.with_houses',
  brings BIGINT PATH '$.brings',
  fee BIGINT PATH '$.fee',
  lift BIGINT PATH '$.lift',
  lift_later BIGINT PATH '$.lift_later',
  in_short BOOLEAN PATH '$.in_short',
  meaning VARCHAR(300) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci PATH '$.meaning',
  to_player VARCHAR(300) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci PATH '$.to_player')) AS e
STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = e.pid
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = e.prid
LEFT JOIN Colours AS c ON c.ruleset_id = g.ruleset_id AND c.cid = e.cid
ORDER BY e.place, e.cid, e.prid
