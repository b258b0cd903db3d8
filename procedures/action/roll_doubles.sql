CREATE PROCEDURE roll_doubles()
  MODIFIES SQL DATA
  COMMENT 'Counts doubles in a row, and jails a player who rolls too many.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player; sets m_doubles m_status
   *           m_location m_event_no m_steps.
   * Changes : one Event for a player who is jailed.
   * Returns : m_doubles, how many in a row, 0 when they give no further roll; m_steps, NULL when
   *           the player is jailed.
   * Rule    : S3.
   */
  DECLARE v_to_jail, v_jail_location INT;

  -- exactly one row
  SELECT IF(r.doubles_roll_again, m_doubles + 1, 0), r.doubles_to_jail, r.jail_location
    INTO m_doubles, v_to_jail, v_jail_location
    FROM Ruleset AS r
    WHERE r.ruleset_id = m_ruleset_id;
  IF m_doubles >= v_to_jail THEN
    SET m_steps = NULL;
    SET m_location = v_jail_location;
    SET m_status = 1;
    CALL add_event_here('jailed');
  END IF;
END
