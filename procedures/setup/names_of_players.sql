CREATE FUNCTION names_of_players(p_players JSON, p_from INT) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The names of the players of a new game, with defaults.'
BEGIN
  /*
   * Takes   : p_players, an array of names or of objects with a name, or the number of players;
   *           p_from, the number of the first player, for default names.
   * Returns : an array of names without surrounding white space. The default is `Player N`, for a
   *           bot its character, with a number when the name is taken. Names are cut to 100
   *           characters.
   * Rule    : S1; H12.
   */
  DECLARE v_names JSON DEFAULT JSON_ARRAY();
  DECLARE v_numbers JSON DEFAULT JSON_OBJECT();
  DECLARE v_name, v_character TEXT;
  DECLARE v_number, v_index INT DEFAULT 0;
  DECLARE v_count INT DEFAULT IF(
    JSON_TYPE(p_players) = 'ARRAY', JSON_LENGTH(p_players), LEAST(CAST(p_players AS SIGNED), 1000));

  IF JSON_TYPE(p_players) <> 'ARRAY' THEN
    SET p_players = JSON_ARRAY();
  END IF;
  WHILE v_index < v_count DO
    SET v_name = name_of_seat(JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']')));
    SET v_character = JSON_UNQUOTE(
      JSON_EXTRACT(p_players, CONCAT('$[', v_index, '].character')));
    SET v_names = JSON_ARRAY_APPEND(v_names, '$', CASE
      WHEN v_name <> '' THEN LEFT(v_name, 100)
      WHEN v_character IS NULL THEN CONCAT('Player ', p_from + v_index)
      ELSE '' END);
    SET v_index = v_index + 1;
  END WHILE;
  SET v_index = 0;
  WHILE v_index < v_count DO
    IF JSON_UNQUOTE(JSON_EXTRACT(v_names, CONCAT('$[', v_index, ']'))) = '' THEN
      SET v_character = JSON_UNQUOTE(
        JSON_EXTRACT(p_players, CONCAT('$[', v_index, '].character')));
      SET v_number = COALESCE(
        JSON_EXTRACT(v_numbers, CONCAT('$.', JSON_QUOTE(v_character))), 1);
      SET v_name = CONCAT(
        LEFT(v_character, 100), IF(v_number = 1, '', CONCAT(' ', v_number)));
      WHILE JSON_CONTAINS(v_names, JSON_QUOTE(v_name)) DO
        SET v_number = v_number + 1;
        SET v_name = CONCAT(LEFT(v_character, 100), ' ', v_number);
      END WHILE;
      SET v_numbers = JSON_SET(v_numbers, CONCAT('$.', JSON_QUOTE(v_character)), v_number);
      SET v_names = JSON_SET(v_names, CONCAT('$[', v_index, ']'), v_name);
    END IF;
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_names;
END
