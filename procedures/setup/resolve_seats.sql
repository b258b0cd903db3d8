CREATE PROCEDURE resolve_seats(INOUT p_players JSON, IN p_from INT)
  READS SQL DATA
  COMMENT 'Completes the players of a new game.'
BEGIN
  /*
   * Takes   : p_players, as open_game takes it, not for seats of an opening position; p_from, as
   *           names_of_players.
   * Returns : p_players, an array with an element for each seat: a name, or an object with name,
   *           and character and token if given, the character by its full name.
   * Raises  : character_not_found.
   */
  DECLARE v_names, v_player, v_seats JSON;
  DECLARE v_character VARCHAR(40);
  DECLARE v_index INT DEFAULT 0;

  WHILE JSON_TYPE(p_players) = 'ARRAY' AND v_index < JSON_LENGTH(p_players) DO
    SET v_player = JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']'));
    IF JSON_CONTAINS_PATH(v_player, 'one', '$.character') THEN
      CALL find_character(JSON_UNQUOTE(JSON_EXTRACT(v_player, '$.character')), v_character);
      SET p_players = JSON_SET(p_players, CONCAT('$[', v_index, '].character'), v_character);
    END IF;
    SET v_index = v_index + 1;
  END WHILE;
  SET v_names = names_of_players(p_players, p_from);
  SET v_seats = v_names;
  SET v_index = 0;
  WHILE JSON_TYPE(p_players) = 'ARRAY' AND v_index < JSON_LENGTH(p_players) DO
    SET v_player = JSON_EXTRACT(p_players, CONCAT('$[', v_index, ']'));
    IF JSON_CONTAINS_PATH(v_player, 'one', '$.character', '$.token') THEN
      SET v_seats = JSON_SET(v_seats, CONCAT('$[', v_index, ']'), JSON_SET(
        v_player, '$.name', JSON_EXTRACT(v_names, CONCAT('$[', v_index, ']'))));
    END IF;
    SET v_index = v_index + 1;
  END WHILE;
  SET p_players = v_seats;
END
