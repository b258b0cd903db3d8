CREATE PROCEDURE roll_in_jail(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_location INT, IN p_is_double BOOLEAN,
  INOUT p_status INT, INOUT p_jail_turns INT, INOUT p_balance BIGINT, INOUT p_next_debt INT,
  INOUT p_steps INT, OUT p_again BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail by what he rolled, or keeps him there.'
BEGIN
  /*
   * Takes   : p_steps, the sum of the dice; p_is_double, whether they show the same.
   * Changes : Event; Debt, with the fine and the roll that he keeps, where the edition asks for a
   *           fine after the last turn and he does not have it.
   * Returns : his status, balance and turns in jail, which roll_dice writes; p_steps, 0 when he
   *           does not move by this roll; p_again, whether he rolls again.
   * Rule    : C3: he does not move with the roll that frees him, and rolls again; S4: doubles move
   *           him and give no extra turn; A2.
   */
  DECLARE v_exit_dice, v_fine, v_most_turns INT;
  DECLARE v_exit_doubles, v_moves, v_is_last BOOLEAN;
  DECLARE v_jail_last_roll VARCHAR(20);

  -- exactly one row
  SELECT r.jail_exit_dice, r.jail_exit_doubles, r.jail_fine, r.jail_turns, r.jail_last_roll
    INTO v_exit_dice, v_exit_doubles, v_fine, v_most_turns, v_jail_last_roll
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  SET v_is_last = COALESCE(p_jail_turns + 1 >= v_most_turns, FALSE);
  SET v_moves = FALSE;
  SET p_again = FALSE;
  IF p_steps <=> v_exit_dice THEN
    SET p_status = 0;
    SET p_again = TRUE;
  ELSEIF v_exit_doubles AND p_is_double THEN
    SET p_status = 0;
    SET v_moves = TRUE;
  ELSEIF v_is_last THEN
    SET p_status = 0;
    IF v_jail_last_roll = 'pays_and_moves' THEN
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
  ELSE
    SET p_jail_turns = p_jail_turns + 1;
  END IF;
  IF NOT v_moves THEN
    SET p_steps = 0;
  END IF;
  IF p_status = 0 THEN
    SET p_jail_turns = 0;
    CALL tell(p_game_id, p_record_id, p_event_no, 'released', p_player_id, p_location, NULL, NULL);
  ELSE
    CALL tell(
      p_game_id, p_record_id, p_event_no, 'kept_in_jail', p_player_id, p_location, NULL, NULL);
  END IF;
END
