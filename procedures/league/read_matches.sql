CREATE PROCEDURE read_matches(IN p_matches LONGTEXT, OUT p_by_number JSON)
  READS SQL DATA
  COMMENT 'Parses a draw that was made elsewhere.'
BEGIN
  /*
   * Takes   : p_matches, as record_draw.
   * Returns : p_by_number, as round_part returns matches, without match numbers.
   * Raises  : input_malformed, wrong_player_count, league_player_not_found.
   * Why     : from here on players are numbers, so that renaming one meanwhile takes nobody out of
   *           a match.
   */
  DECLARE v_matches JSON DEFAULT json_of(p_matches);
  DECLARE v_index, v_seat INT DEFAULT 0;
  DECLARE v_names, v_name, v_strength, v_players JSON;
  DECLARE v_player_id BIGINT;

  IF NOT COALESCE(
    JSON_TYPE(v_matches) = 'ARRAY' AND JSON_LENGTH(v_matches) BETWEEN 1 AND 1000, FALSE)
  THEN
    CALL refuse('input_malformed', 'Give a draw as [{"players": ["Ann", "Ben", "Cleo"]}].');
  END IF;
  SET p_by_number = JSON_ARRAY();
  WHILE v_index < JSON_LENGTH(v_matches) DO
    SET v_names = JSON_EXTRACT(v_matches, CONCAT('$[', v_index, '].players'));
    SET v_strength = JSON_EXTRACT(v_matches, CONCAT('$[', v_index, '].strength'));
    IF NOT COALESCE(
      JSON_TYPE(v_names) = 'ARRAY' AND JSON_LENGTH(v_names) BETWEEN 3 AND 4, FALSE)
    THEN
      CALL refuse('wrong_player_count', CONCAT(
        'Match ', v_index + 1, ' of the draw has ',
        IF(JSON_TYPE(v_names) = 'ARRAY', JSON_LENGTH(v_names), 'no list of'),
        ' players; a match has 3 or 4.'));
    END IF;
    SET v_players = JSON_ARRAY();
    SET v_seat = 0;
    WHILE v_seat < JSON_LENGTH(v_names) DO
      SET v_name = JSON_EXTRACT(v_names, CONCAT('$[', v_seat, ']'));
      CALL read_league_player(
        IF(JSON_TYPE(v_name) = 'STRING', JSON_UNQUOTE(v_name), v_name), v_player_id);
      SET v_players = JSON_ARRAY_APPEND(v_players, '$', v_player_id);
      SET v_seat = v_seat + 1;
    END WHILE;
    SET p_by_number = JSON_ARRAY_APPEND(p_by_number, '$', JSON_OBJECT(
      'table', v_index + 1, 'players', v_players, 'strength', v_strength));
    SET v_index = v_index + 1;
  END WHILE;
END
