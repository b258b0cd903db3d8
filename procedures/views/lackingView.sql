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
  SELECT game_id, player_ID, action, prid, price
    FROM turnActionsView
    WHERE refusal LIKE 'cannot\_afford: %'
  UNION ALL
  SELECT game_id, player_ID, action, prid, price
    FROM estateActionsView
    WHERE refusal LIKE 'cannot\_afford: %'
) AS may
JOIN GameState AS g ON g.game_id = may.game_id
JOIN Player AS p ON p.game_id = may.game_id AND p.pid = may.player_ID
JOIN Action AS b ON b.action = may.action
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = COALESCE(may.prid, g.prid)
ORDER BY b.position, may.prid
