CREATE PROCEDURE play_roll(
  INOUT p_landed_prid INT, INOUT p_creditor INT, INOUT p_rent_factor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Moves the player by the dice, or out of jail.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_record_id m_ruleset_id m_seats m_players_left
   *           m_first_entry m_turn_player m_first m_tiles m_salary m_again_dice
   *           m_bonus_is_permanent m_announces_landing m_jail_opens m_has_passing; sets m_doubles
   *           m_next_entry m_status m_jail_turns m_location m_balance m_event_no m_steps m_unowned
   *           m_again.
   * Takes   : m_again_dice, the sum that gives another roll; the dice: m_dice2 is NULL with one
   *           die, both are NULL for a deferred roll; m_steps, their sum.
   * Changes : Event, Agenda, and what the landing changes.
   * Returns : the player's state, which roll_dice writes; m_doubles, how many in a row, 0 when they
   *           give no further roll; m_again, whether anything else gives one; the rest, as
   *           move_player.
   * Rule    : C3, C5; H3; S3, S4.
   */
  IF m_status = 1 THEN
    CALL roll_in_jail();
  ELSE
    SET m_again = m_dice IS NOT NULL AND m_steps <=> m_again_dice;
    IF m_dice = m_dice2 THEN
      CALL roll_doubles();
    ELSE
      SET m_doubles = 0;
    END IF;
  END IF;
  CALL move_player(m_again, p_landed_prid, p_creditor, p_rent_factor, p_due);
END
