CREATE PROCEDURE roll_in_jail(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_location INT, IN p_dice DOUBLE, IN p_dice2 DOUBLE,
  INOUT p_status INT, INOUT p_jail_turns INT, INOUT p_balance BIGINT, INOUT p_next_debt INT,
  INOUT p_steps INT, OUT p_again BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail by what he rolled, or keeps him there.'
BEGIN
  /*
   * Takes   : the dice, p_dice2 NULL where there is one; p_steps, their sum.
   * Changes : Event; Debt, with the fine and the roll that he keeps, where the edition asks for a
   *           fine after the last turn and he does not have it.
   * Returns : his status, balance and turns in jail, which roll_dice writes; p_steps, NULL when he
   *           does not move by this roll; p_again, whether he rolls again.
   * Rule    : C3: he does not move with the roll that frees him, and rolls again; S4: doubles move
   *           him and give no extra turn; A2.
   */
  DECLARE v_moves, v_is_last, v_pays BOOLEAN;
  DECLARE v_fine BIGINT;

  -- exactly one row
  SELECT p_steps <=> r.jail_exit_dice, r.jail_exit_doubles AND p_dice <=> p_dice2,
      p_jail_turns + 1 >= r.jail_turns, r.jail_last_roll = 'pays_and_moves', r.jail_fine
    INTO p_again, v_moves, v_is_last, v_pays, v_fine
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  IF p_again THEN
    SET v_moves = FALSE;
  ELSEIF v_is_last AND v_pays AND NOT v_moves THEN
    SET v_moves = v_fine <= p_balance;
    IF NOT v_moves THEN
      CALL owe(p_game_id, p_next_debt, p_player_id, NULL, v_fine, 'fined', NULL);
      CALL keep_roll(p_game_id, p_next_debt, p_player_id, p_steps);
    ELSEIF v_fine > 0 THEN
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'fined', p_player_id, p_balance, TRUE, v_fine, NULL,
        NULL, NULL);
    END IF;
  END IF;
  IF NOT v_moves THEN
    SET p_steps = NULL;
  END IF;
  IF p_again OR v_moves OR v_is_last THEN
    SET p_status = 0;
    SET p_jail_turns = 0;
    CALL tell(p_game_id, p_record_id, p_event_no, 'released', p_player_id, p_location, NULL, NULL);
  ELSE
    SET p_jail_turns = p_jail_turns + 1;
    CALL tell(
      p_game_id, p_record_id, p_event_no, 'kept_in_jail', p_player_id, p_location, NULL, NULL);
  END IF;
END
