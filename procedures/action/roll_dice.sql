CREATE PROCEDURE roll_dice()
  MODIFIES SQL DATA
  COMMENT 'Applies a roll: moves the player, or in the phase fee multiplies the rent.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_record_id m_ruleset_id m_turn m_seats m_players_left
   *           m_first_entry m_turn_player m_first m_tiles m_salary m_again_dice
   *           m_bonus_is_permanent m_announces_landing m_jail_opens m_has_passing; sets m_doubles
   *           m_prid m_next_entry m_status m_jail_turns m_location m_balance m_event_no m_steps
   *           m_phase m_unowned m_again.
   * Takes   : m_again_dice and m_jail_opens, as roll_in_jail; m_unowned, as landing_on_property;
   *           the dice: m_dice2 is NULL with one die, both are NULL for a deferred roll; m_steps,
   *           the tiles to move: the sum of the dice, or of the deferred roll.
   * Changes : Player, and what play_roll and collect_dues change.
   * Returns : the player's new state; m_phase and m_prid, roll and NULL; m_again, whether the roll
   *           gives another; m_steps, NULL: the player has stopped.
   * Rule    : S6: a fee is the rent times the sum of the dice.
   * Why     : an action that takes dice is one of the player whose turn it is, and carried out
   *           here. What the player owes for the tile is demanded here, in one place for all that
   *           may cost them something.
   */
  DECLARE v_prid, v_creditor, v_rent_factor INT;
  DECLARE v_due BIGINT DEFAULT 0;

  IF m_phase = 'fee' THEN
    SET v_prid = m_prid;
    SET m_prid = NULL;
    CALL take_fee_factor(v_prid, v_creditor, v_rent_factor, v_due);
    SET m_steps = NULL;
    SET m_phase = 'roll';
    SET m_again = FALSE;
  ELSE
    CALL play_roll(v_prid, v_creditor, v_rent_factor, v_due);
  END IF;
  IF COALESCE(v_due, 1) > 0 OR v_creditor IS NOT NULL THEN
    CALL collect_dues(v_prid, v_creditor, v_rent_factor, v_due);
  END IF;
  UPDATE Player AS p FORCE INDEX (PRIMARY)
    SET p.location = m_location, p.bank_balance = m_balance, p.status = m_status,
      p.jail_turns = m_jail_turns
    WHERE p.game_id = m_game_id
      AND p.turn = m_turn;
END
