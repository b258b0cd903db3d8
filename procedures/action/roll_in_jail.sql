CREATE PROCEDURE roll_in_jail(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_location INT, IN p_dice DOUBLE, IN p_dice2 DOUBLE,
  IN p_again_dice INT, IN p_jail_opens BOOLEAN, INOUT p_status INT, INOUT p_jail_turns INT,
  INOUT p_balance BIGINT, INOUT p_next_debt INT, INOUT p_steps INT, OUT p_again BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail by what he rolled, or keeps him there.'
BEGIN
  /*
   * Takes   : the dice, p_dice2 NULL where there is one; p_steps, their sum; p_again_dice, with
   *           which sum he is free; p_jail_opens, whether he may be free with another.
   * Changes : Event; what find_way_out changes.
   * Returns : his status, balance and turns in jail, which roll_dice writes; p_steps, NULL when he
   *           does not move by this roll; p_again, whether he rolls again.
   * Rule    : C3: he does not move with the roll that frees him, and rolls again.
   */
  DECLARE v_moves, v_is_free BOOLEAN DEFAULT FALSE;

  SET p_again = p_steps <=> p_again_dice;
  IF p_jail_opens AND NOT p_again THEN
    CALL find_way_out(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_dice, p_dice2, p_jail_turns,
      p_steps, p_balance, p_next_debt, v_moves, v_is_free);
  END IF;
  IF NOT v_moves THEN
    SET p_steps = NULL;
  END IF;
  IF p_again OR v_is_free THEN
    SET p_status = 0;
    SET p_jail_turns = 0;
    CALL tell(p_game_id, p_record_id, p_event_no, 'released', p_player_id, p_location, NULL, NULL);
  ELSE
    SET p_jail_turns = p_jail_turns + 1;
    CALL tell(
      p_game_id, p_record_id, p_event_no, 'kept_in_jail', p_player_id, p_location, NULL, NULL);
  END IF;
END
