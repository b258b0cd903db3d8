CREATE PROCEDURE open_offer(
  IN p_game_id INT, IN p_record_id INT, IN p_due JSON, INOUT p_event_no INT,
  INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Offers a property to the player whose turn it is, or asks him for a roll for its fee.'
BEGIN
  /*
   * Takes   : p_due, whose first entry is {"offer": prid} or {"fee": prid}.
   * Changes : Game; one Event.
   * Returns : p_phase, offer, fee or auction; as it was, when the player cannot afford the property
   *           and the edition then does nothing about it.
   * Rule    : seed 003, Rolling the dice; seed 004, Properties.
   */
  DECLARE v_offer INT DEFAULT JSON_VALUE(p_due, '$[0].offer' RETURNING SIGNED);
  DECLARE v_fee INT DEFAULT JSON_VALUE(p_due, '$[0].fee' RETURNING SIGNED);
  DECLARE v_player_id INT;
  DECLARE v_affordable BOOLEAN;
  DECLARE v_purchase, v_auction VARCHAR(30);

  SELECT t.player_ID, pr.cost <= p.bank_balance, r.purchase, r.auction
    INTO v_player_id, v_affordable, v_purchase, v_auction
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = t.player_ID
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = COALESCE(v_offer, v_fee)
    WHERE g.game_id = p_game_id;
  IF v_fee IS NOT NULL THEN
    SET p_phase = 'fee';
  ELSEIF v_affordable OR v_purchase = 'offered' THEN
    SET p_phase = 'offer';
  ELSEIF v_auction = 'unsold' THEN
    SET p_phase = 'auction';
  END IF;
  IF v_fee IS NULL THEN
    CALL post(
      p_game_id, p_record_id,
      CASE p_phase
        WHEN 'offer' THEN 'offered'
        WHEN 'auction' THEN 'auctioned'
        ELSE 'not_bought' END,
      v_player_id, NULL, NULL, NULL, NULL, v_offer, NULL, p_event_no);
  END IF;
  IF p_phase <> 'landed' THEN
    CALL set_pending(p_game_id, COALESCE(v_offer, v_fee), NULL, NULL, 0, NULL);
  END IF;
END
