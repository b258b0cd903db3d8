CREATE FUNCTION move_meaning(
  p_game_id INT, p_action VARCHAR(20), p_property VARCHAR(40), p_price INT, p_partner INT,
  p_minimum INT, p_maximum INT) RETURNS VARCHAR(200)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a possible move means, in plain words after the name of the player.'
BEGIN
  /*
   * Takes   : a row of movesView.
   * Returns : a sentence without its subject, e.g. ` rolls the dice, 1 to 6.`
   */
  RETURN CASE p_action
    WHEN 'roll' THEN CONCAT(
      ' rolls the dice', COALESCE(CONCAT(', ', p_minimum, ' to ', p_maximum), ''), '.')
    WHEN 'pay_fine' THEN ' pays the fine and is free.'
    WHEN 'use_card' THEN ' uses a card and is free.'
    WHEN 'wait' THEN ' waits in jail.'
    WHEN 'buy' THEN ' buys what is offered.'
    WHEN 'decline' THEN ' declines what is offered.'
    WHEN 'bid' THEN CONCAT(' bids ', p_minimum, ' to ', p_maximum, '.')
    WHEN 'pass' THEN ' leaves the auction.'
    WHEN 'pay' THEN ' pays the debt.'
    WHEN 'build' THEN CONCAT(' builds on ', p_property, ' for ', p_price, '.')
    WHEN 'sell' THEN CONCAT(' sells a building of ', p_property, ' for ', p_price, '.')
    WHEN 'mortgage' THEN CONCAT(' mortgages ', p_property, ' for ', p_price, '.')
    WHEN 'redeem' THEN CONCAT(' redeems ', p_property, ' for ', p_price, '.')
    WHEN 'propose' THEN CONCAT(' proposes a trade to ', player_name(p_game_id, p_partner), '.')
    WHEN 'accept' THEN ' accepts the trade.'
    WHEN 'reject' THEN ' rejects the trade.'
    WHEN 'withdraw' THEN ' withdraws the trade.'
    WHEN 'end_turn' THEN ' ends the turn.'
    WHEN 'leave' THEN ' leaves the game.'
    WHEN 'end' THEN ' ends the game for all.'
    ELSE ' goes on with other dice.'
  END;
END
