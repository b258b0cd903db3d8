CREATE PROCEDURE roll_in_jail()
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail by their roll, or keeps them there.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_record_id m_ruleset_id m_turn_player m_location
   *           m_again_dice m_jail_opens; sets m_next_entry m_status m_jail_turns m_balance
   *           m_event_no m_steps m_again.
   * Takes   : the dice, m_dice2 NULL with one die; m_steps, their sum; m_again_dice, the sum that
   *           frees the player; m_jail_opens, whether another roll may free them.
   * Changes : Event; what try_leave_jail changes.
   * Returns : the player's status, balance and turns in jail, which roll_dice writes; m_steps, NULL
   *           when the player does not move by this roll; m_again, whether they roll again.
   * Rule    : C3: the roll that frees a player does not move them; they roll again.
   */
  DECLARE v_moves, v_is_free BOOLEAN DEFAULT FALSE;

  SET m_again = m_steps <=> m_again_dice;
  IF m_jail_opens AND NOT m_again THEN
    CALL try_leave_jail(v_moves, v_is_free);
  END IF;
  IF NOT v_moves THEN
    SET m_steps = NULL;
  END IF;
  IF m_again OR v_is_free THEN
    SET m_status = 0;
    SET m_jail_turns = 0;
    CALL add_event_here('released');
  ELSE
    SET m_jail_turns = m_jail_turns + 1;
    CALL add_event_here('kept_in_jail');
  END IF;
END
