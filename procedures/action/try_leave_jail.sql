CREATE PROCEDURE try_leave_jail(OUT p_moves BOOLEAN, OUT p_is_free BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail by doubles, or by the last roll they get there.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_record_id m_ruleset_id m_turn_player m_jail_turns
   *           m_steps; sets m_next_entry m_balance m_event_no.
   * Takes   : the dice, m_dice2 NULL with one die; m_jail_turns, the turns spent there before.
   * Changes : Event; Agenda, with the fine and the deferred roll, where the edition demands a fine
   *           after the last turn and the player cannot pay it.
   * Returns : p_moves, whether the player moves by this roll; p_is_free; m_balance.
   * Rule    : S4: doubles move the player and give no extra turn; A2.
   */
  DECLARE v_fine BIGINT;

  -- exactly one row
  SELECT r.jail_exit_doubles AND m_dice <=> m_dice2,
      COALESCE(m_jail_turns + 1 >= r.jail_turns, FALSE),
      IF(r.jail_last_roll = 'pays_and_moves', r.jail_fine, NULL)
    INTO p_moves, p_is_free, v_fine
    FROM Ruleset AS r
    WHERE r.ruleset_id = m_ruleset_id;
  IF p_moves THEN
    SET p_is_free = TRUE;
  ELSEIF p_is_free AND v_fine IS NOT NULL THEN
    SET p_moves = v_fine <= m_balance;
    IF NOT p_moves THEN
      CALL add_debt(m_turn_player, NULL, v_fine, 'fined', NULL);
      INSERT INTO Agenda (game_id, entry_no, pid, kind, steps)
        VALUES (m_game_id, m_next_entry, m_turn_player, 'moved', m_steps);
      SET m_next_entry = m_next_entry + 1;
      UPDATE GameState AS g SET g.deferred_roll = m_steps WHERE g.game_id = m_game_id;
    ELSEIF v_fine > 0 THEN
      CALL change_balance('fined', TRUE, v_fine, NULL, NULL, NULL);
    END IF;
  END IF;
END
