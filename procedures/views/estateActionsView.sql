CREATE VIEW estateActionsView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, sale, refusal) AS
-- The actions on properties of players that the phase of the current game has, each with the
-- reason why it is refused, NULL if it is legal. `sale`: as hotel_sale, NULL for the sale of a
-- single building. A part of estateMovesView and lackingView.
SELECT may.game_id, may.pid, may.action, may.prid,
  COALESCE(JSON_VALUE(may.sale, '$.price' RETURNING SIGNED), may.price), NULL, NULL, NULL, NULL,
  may.sale,
  estate_refusal(
    may.action, may.name, may.pid, may.p_owner, may.bank_balance, may.price, may.level,
    may.mortgaged, may.missing, may.lowest, may.highest, may.set_mortgaged, may.mortgage_unit,
    may.build_evenly, may.left_in_bank) COLLATE utf8mb4_0900_ai_ci
FROM (
  SELECT e.game_id, p.pid, a.action, e.prid, pr.name, e.p_owner, p.bank_balance, e.level,
      e.mortgaged, e.missing, e.lowest, e.highest, e.set_mortgaged, r.mortgage_unit, r.build_evenly,
      IF(a.action = 'sell' AND lacks_houses(e.level, r.max_houses, r.house_stock, e.houses),
        hotel_sale(e.game_id, e.prid, r.house_stock - e.houses), NULL) AS sale,
      estate_price(
        a.action, pr.cost, pr.house_cost, pr.hotel_cost, e.level, r.max_houses, r.has_hotels,
        r.sell_percent, mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage),
        redeem_fee_now(r.redeem_fee, r.handover_fee, d.redeem_by_round, g.round),
        r.sell_deed_percent) AS price,
      buildings_left(
        e.level, r.max_houses, r.house_stock, r.hotel_stock, e.houses, e.hotels) AS left_in_bank
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN actorsView AS actor ON actor.Game = g.game_id
    JOIN PhaseAction AS a ON a.phase = g.phase
    JOIN Player AS p ON p.game_id = g.game_id AND (
      p.pid = actor.`Player No.`
      OR a.between_turns AND r.estate_between_turns AND g.doubles = 0 AND NOT g.rolls_again
      AND p.status <> 2)
    JOIN Action AS b ON b.action = a.action AND FIND_IN_SET('prid', b.takes)
    JOIN estateView AS e ON e.game_id = g.game_id AND e.p_owner = p.pid
    JOIN Deed AS d ON d.game_id = e.game_id AND d.prid = e.prid
    JOIN Property AS pr ON pr.ruleset_id = e.ruleset_id AND pr.prid = e.prid
    WHERE (g.phase <> 'handover' OR e.prid = g.prid)
      AND g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
) AS may
