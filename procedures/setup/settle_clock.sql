CREATE PROCEDURE settle_clock(IN p_options JSON, OUT p_seconds INT, OUT p_stand_in INT)
  READS SQL DATA
  COMMENT 'Says how long a move of a new game may take, and who makes it when it takes longer.'
BEGIN
  /*
   * Takes   : p_options, as open_game takes them.
   * Returns : p_seconds, NULL for a game without a clock; p_stand_in, the number of a character:
   *           who is named, else who stands in.
   * Raises  : options_malformed, character_not_found.
   */
  DECLARE v_name VARCHAR(40);

  SET p_seconds = JSON_VALUE(p_options, '$.clock' RETURNING SIGNED);
  SET p_stand_in = NULL;
  IF p_seconds IS NULL AND JSON_VALUE(p_options, '$.stand_in') IS NOT NULL THEN
    CALL refuse('options_malformed',
      'Somebody stands in only where there is a clock: say "clock": 60, for a minute.');
  END IF;
  IF p_seconds IS NOT NULL THEN
    SELECT MIN(c.name) INTO v_name FROM BotCharacter AS c WHERE c.stands_in;
    CALL find_character(COALESCE(JSON_VALUE(p_options, '$.stand_in'), v_name, ''), v_name);
    SELECT c.character_id INTO p_stand_in FROM BotCharacter AS c WHERE c.name = v_name;
  END IF;
END
