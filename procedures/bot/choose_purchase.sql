CREATE PROCEDURE choose_purchase(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, IN p_offered INT, OUT p_action VARCHAR(20), OUT p_prid INT,
  OUT p_reason VARCHAR(20), OUT p_worth BIGINT, OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Chooses whether a bot buys a property that is offered.'
BEGIN
  /*
   * Returns : p_action, buy or decline, or mortgage to afford a property that completes a colour
   *           group; p_prid, the property to mortgage; the rest, as choose_move.
   * Why     : without auctions a declined property stays with the bank, where it earns nobody
   *           anything: then the bot also pays the price for one that is worth less to it.
   */
  DECLARE v_raised BIGINT;
  DECLARE v_reserve BIGINT DEFAULT 0;
  DECLARE v_is_last, v_is_worth_it, v_mortgages BOOLEAN;

  CALL appraise(
    p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_offered, p_price,
    p_worth, v_is_last);
  SELECT c.mortgages_for_sets, p_worth > 0 AND (p_worth >= p_price OR r.auction = 'none')
    INTO v_mortgages, v_is_worth_it
    FROM Ruleset AS r
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE r.ruleset_id = p_ruleset_id;
  IF v_is_worth_it AND NOT v_is_last THEN
    CALL find_reserve(p_game_id, p_ruleset_id, p_player_id, p_character_id, v_reserve);
  END IF;
  SET p_prid = NULL;
  SET p_action = 'decline';
  SET p_reason = IF(NOT v_is_worth_it, 'too_dear', 'keeps_cash');
  IF v_is_worth_it AND p_price + v_reserve <= p_balance THEN
    SET p_action = 'buy';
    SET p_reason = CASE
      WHEN v_is_last THEN 'completes_group'
      WHEN p_worth < p_price THEN 'no_auction'
      ELSE 'worth_it' END;
  ELSEIF v_is_worth_it AND v_is_last AND v_mortgages THEN
    CALL choose_security(
      p_game_id, p_ruleset_id, p_player_id, p_balance, 'offer', p_action, p_prid, v_raised);
    SET p_reason = 'raises_for_group';
    IF p_price > p_balance + v_raised OR p_action IS NULL THEN
      SET p_action = 'decline';
      SET p_prid = NULL;
      SET p_reason = 'cannot_raise';
    END IF;
  END IF;
  IF p_reason = 'keeps_cash' THEN
    SET p_worth = v_reserve;
  END IF;
END
