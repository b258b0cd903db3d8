CREATE VIEW estateActionsView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, refusal) AS
-- What has its place in the phase of the current game and takes a property of the player's, and why
-- it may not be done; NULL: it may. A part of estateMovesView and lackingView.
SELECT e.game_id, p.pid, a.action, e.prid, estate_price(
    a.action, pr.cost, pr.house_cost, pr.hotel_cost, e.level, r.max_houses, r.has_hotels,
    r.sell_percent, r.mortgage_percent, r.redeem_fee),
  NULL, NULL, NULL, NULL,
  estate_refusal(
    a.action, pr.name, p.pid, e.p_owner, p.bank_balance, estate_price(
      a.action, pr.cost, pr.house_cost, pr.hotel_cost, e.level, r.max_houses, r.has_hotels,
      r.sell_percent, r.mortgage_percent, r.redeem_fee),
    e.level, e.mortgaged, e.missing, e.lowest, e.highest, e.set_mortgaged, r.mortgage_unit,
    r.build_evenly) COLLATE utf8mb4_0900_ai_ci
FROM Standing AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN actorsView AS actor ON actor.Game = g.game_id
JOIN Player AS p ON p.game_id = g.game_id AND p.pid = actor.`Player No.`
JOIN PhaseAction AS a ON a.phase = g.phase
JOIN Action AS b ON b.action = a.action AND FIND_IN_SET('prid', b.takes)
JOIN estateView AS e ON e.game_id = g.game_id AND e.p_owner = p.pid
JOIN Property AS pr ON pr.ruleset_id = e.ruleset_id AND pr.prid = e.prid
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
