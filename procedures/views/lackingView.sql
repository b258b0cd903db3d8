CREATE VIEW lackingView AS
-- The moves that movesView lacks only because of money: what a player of the current game could do
-- after raising it. `Price`: the amount needed.
SELECT
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  b.action AS `Action`,
  may.prid AS `prid`,
  t.name AS `Property`,
  may.price AS `Price`,
  p.bank_balance AS `Bank balance`
FROM (
  SELECT current_game() AS game_id, possible_moves(current_game(), TRUE) AS moves) AS now
STRAIGHT_JOIN GameState AS g ON g.game_id = now.game_id
STRAIGHT_JOIN JSON_TABLE(now.moves, '$[*]' COLUMNS (
  player INT PATH '$.player',
  action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci PATH '$.action',
  prid INT PATH '$.prid',
  price BIGINT PATH '$.price')) AS may
STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = may.player
STRAIGHT_JOIN Action AS b ON b.action = may.action
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(may.prid, g.prid)
ORDER BY b.position, may.prid
