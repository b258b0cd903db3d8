CREATE PROCEDURE find_way_out(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_dice DOUBLE, IN p_dice2 DOUBLE, IN p_jail_turns INT, IN p_steps INT,
  INOUT p_balance BIGINT, INOUT p_next_debt INT, OUT p_moves BOOLEAN, OUT p_is_free BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail by doubles, or by the last roll that he has there.'
BEGIN
  /*
   * Takes   : the dice, p_dice2 NULL where there is one; p_jail_turns, that he has spent there
   *           before; p_steps, their sum.
   * Changes : Event; Debt, with the fine and the roll that he keeps, where the edition asks for a
   *           fine after the last turn and he does not have it.
   * Returns : p_moves, whether he moves by this roll; p_is_free; his balance.
   * Rule    : S4: doubles move him and give no extra turn; A2.
   */
  DECLARE v_pays BOOLEAN;
  DECLARE v_fine BIGINT;

  -- exactly one row
  SELECT r.jail_exit_doubles AND p_dice <=> p_dice2,
      COALESCE(p_jail_turns + 1 >= r.jail_turns, FALSE), r.jail_last_roll = 'pays_and_moves',
      r.jail_fine
    INTO p_moves, p_is_free, v_pays, v_fine
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  IF p_moves THEN
    SET p_is_free = TRUE;
  ELSEIF p_is_free AND v_pays THEN
    SET p_moves = v_fine <= p_balance;
    IF NOT p_moves THEN
      CALL owe(p_game_id, p_next_debt, p_player_id, NULL, v_fine, 'fined', NULL);
      CALL keep_roll(p_game_id, p_next_debt, p_player_id, p_steps);
    ELSEIF v_fine > 0 THEN
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'fined', p_player_id, p_balance, TRUE, v_fine, NULL,
        NULL, NULL);
    END IF;
  END IF;
END
