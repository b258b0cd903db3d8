CREATE PROCEDURE roll_doubles(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, INOUT p_doubles INT, INOUT p_location INT, INOUT p_status INT,
  INOUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Counts doubles in a row, and puts a player in jail who rolls too many.'
BEGIN
  /*
   * Changes : one Event for who is put in jail.
   * Returns : p_doubles, how many in a row, 0 when they give no further roll; p_steps, NULL for
   *           who is put in jail.
   * Rule    : S3.
   */
  DECLARE v_to_jail, v_jail_location INT;

  -- exactly one row
  SELECT IF(r.doubles_roll_again, p_doubles + 1, 0), r.doubles_to_jail, r.jail_location
    INTO p_doubles, v_to_jail, v_jail_location
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  IF p_doubles >= v_to_jail THEN
    SET p_steps = NULL;
    SET p_location = v_jail_location;
    SET p_status = 1;
    CALL tell(p_game_id, p_record_id, p_event_no, 'jailed', p_player_id, p_location, NULL, NULL);
  END IF;
END
