CREATE PROCEDURE list_moves(IN p_game_id INT, IN p_lacks_money BOOLEAN, OUT p_moves JSON)
  READS SQL DATA
  COMMENT 'Lists the legal moves of a game, or those for which a player lacks only the money.'
BEGIN
  /*
   * Takes   : p_lacks_money, whether to list what is refused only because the player has too little
   *           money, trades aside; else the legal moves.
   * Returns : an array with an object for each move: player, action; prid, price, partner, minimum,
   *           maximum, terms, as in movesView, where it has them; sale, as hotel_sale.
   * Rule    : D5: between two turns, where the edition has it, other players may act as well.
   * Why     : each kind of move has a function, and only those that the phase has are called. In a
   *           single SELECT, MySQL would spend more time on planning the joins than on reading.
   */
  DECLARE v_actor INT;
  DECLARE v_is_between, v_has_estate, v_has_auction, v_has_trade BOOLEAN DEFAULT FALSE;
  DECLARE v_refusal VARCHAR(40) DEFAULT IF(p_lacks_money, 'cannot\_afford: %', '');

  SELECT MAX(actor.`Player No.`),
      MAX(a.between_turns AND r.estate_between_turns AND g.doubles = 0 AND NOT g.rolls_again),
      MAX(FIND_IN_SET('prid', b.takes) > 0), MAX(a.actor IN ('bidder', 'anyone')),
      MAX(a.action = 'propose' AND r.trade <> 'none')
    INTO v_actor, v_is_between, v_has_estate, v_has_auction, v_has_trade
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN actorsView AS actor ON actor.Game = g.game_id
    STRAIGHT_JOIN PhaseAction AS a ON a.phase = g.phase
    STRAIGHT_JOIN Action AS b ON b.action = a.action
    WHERE g.game_id = p_game_id;
  SET p_moves = turn_moves(p_game_id, v_actor, v_refusal);
  IF v_has_estate THEN
    SET p_moves = JSON_MERGE_PRESERVE(
      p_moves, estate_moves(p_game_id, v_actor, v_is_between, v_refusal));
  END IF;
  IF v_has_auction THEN
    SET p_moves = JSON_MERGE_PRESERVE(p_moves, auction_moves(p_game_id, p_lacks_money));
  END IF;
  IF v_has_trade AND NOT p_lacks_money THEN
    SET p_moves = JSON_MERGE_PRESERVE(p_moves, trade_moves(p_game_id, v_actor, v_is_between));
  END IF;
END
