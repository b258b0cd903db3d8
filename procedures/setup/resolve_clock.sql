CREATE PROCEDURE resolve_clock(IN p_options JSON, OUT p_seconds INT, OUT p_substitute INT)
  READS SQL DATA
  COMMENT 'Finds the time limit of a move in a new game and the substitute bot.'
BEGIN
  /*
   * Takes   : p_options, as open_game takes them.
   * Returns : p_seconds, NULL for a game without a clock; p_substitute, the bot that was named,
   *           else the default one.
   * Raises  : options_malformed, character_not_found.
   */
  DECLARE v_name VARCHAR(40);

  SET p_seconds = JSON_VALUE(p_options, '$.clock' RETURNING SIGNED);
  SET p_substitute = NULL;
  IF p_seconds IS NULL AND JSON_VALUE(p_options, '$.stand_in') IS NOT NULL THEN
    CALL refuse(
      'options_malformed',
      'A substitute bot needs a clock: set "clock": 60 for one minute.');
  END IF;
  IF p_seconds IS NOT NULL THEN
    SELECT MIN(c.name) INTO v_name FROM BotCharacter AS c WHERE c.stands_in;
    CALL find_character(COALESCE(JSON_VALUE(p_options, '$.stand_in'), v_name, ''), v_name);
    SELECT c.character_id INTO p_substitute FROM BotCharacter AS c WHERE c.name = v_name;
  END IF;
END
