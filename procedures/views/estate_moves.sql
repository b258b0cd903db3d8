CREATE FUNCTION estate_moves(
  p_game_id INT, p_actor INT, p_is_between BOOLEAN, p_refusal VARCHAR(40)) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The moves on properties: building, selling, mortgaging.'
BEGIN
  /*
   * Takes   : p_actor, the player to act; p_is_between, whether other players may act as well;
   *           p_refusal, as in turn_moves.
   * Returns : as list_moves; sale is NULL for the sale of a single building.
   */
  DECLARE v_moves JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', may.pid, 'action', may.action, 'prid', may.prid,
      'price', COALESCE(JSON_VALUE(may.sale, '$.price' RETURNING SIGNED), may.price),
      'sale', may.sale))
    INTO v_moves
    FROM (
      SELECT p.pid, p.bank_balance, a.action, e.prid, e.name, e.level, e.mortgaged, e.missing,
          e.lowest, e.highest, e.set_mortgaged, r.mortgage_unit, r.build_evenly,
          IF(a.action = 'sell' AND lacks_houses(
              e.level, r.max_houses, r.house_stock, built.houses),
            hotel_sale(g.game_id, e.prid, r.house_stock - built.houses), NULL) AS sale,
          estate_price(
            a.action, e.cost, e.house_cost, e.hotel_cost, e.skyscraper_cost, e.level, r.max_houses,
            r.has_hotels, r.sell_percent, mortgage_value(e.cost, r.mortgage_percent, e.mortgage),
            redeem_fee_now(r.redeem_fee, r.handover_fee, e.redeem_by_round, g.round),
            r.sell_deed_percent) AS price,
          IF(a.action = 'build' AND COALESCE(r.house_stock, r.hotel_stock) IS NOT NULL,
            buildings_left(
              e.level, r.max_houses, r.house_stock, r.hotel_stock, built.houses, built.hotels),
            NULL) AS buildings_left
        FROM GameState AS g
        STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
        STRAIGHT_JOIN builtView AS built ON built.game_id = g.game_id
        STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND (
          p.pid = p_actor OR p_is_between AND p.status <> 2)
        STRAIGHT_JOIN estateView AS e ON e.game_id = p.game_id AND e.p_owner = p.pid
        STRAIGHT_JOIN Action AS b ON FIND_IN_SET('prid', b.takes)
        STRAIGHT_JOIN PhaseAction AS a ON a.phase = g.phase AND a.action = b.action AND (
          p.pid = p_actor OR a.between_turns)
        WHERE g.game_id = p_game_id
          AND (g.phase <> 'handover' OR e.prid = g.prid)) AS may
    WHERE COALESCE(estate_refusal(
        may.action, may.name, may.pid, may.pid, may.bank_balance, may.price, may.level,
        may.mortgaged, may.missing, may.lowest, may.highest, may.set_mortgaged, may.mortgage_unit,
        may.build_evenly, may.buildings_left), '') LIKE p_refusal;
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
