CREATE PROCEDURE read_players(IN p_names LONGTEXT, OUT p_players JSON)
  READS SQL DATA
  COMMENT 'Finds players of the league by name.'
BEGIN
  /*
   * Takes   : p_names, [name, …].
   * Returns : p_players, [number, …] in the same order.
   * Raises  : input_malformed, league_player_not_found, named_twice.
   */
  DECLARE v_names JSON DEFAULT json_of(p_names);
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_player_id BIGINT;

  IF NOT COALESCE(JSON_TYPE(v_names) = 'ARRAY' AND JSON_LENGTH(v_names) BETWEEN 1 AND 1000, FALSE)
  THEN
    CALL refuse('input_malformed', 'Give players as ["Ann", "Ben"].');
  END IF;
  SET p_players = JSON_ARRAY();
  WHILE v_index < JSON_LENGTH(v_names) DO
    CALL read_league_player(
      IF(
        JSON_TYPE(JSON_EXTRACT(v_names, CONCAT('$[', v_index, ']'))) = 'STRING',
        JSON_UNQUOTE(JSON_EXTRACT(v_names, CONCAT('$[', v_index, ']'))), NULL),
      v_player_id);
    IF JSON_CONTAINS(p_players, CAST(v_player_id AS JSON)) THEN
      CALL refuse('named_twice', CONCAT(
        shown(JSON_UNQUOTE(JSON_EXTRACT(v_names, CONCAT('$[', v_index, ']')))),
        ' is named twice.'));
    END IF;
    SET p_players = JSON_ARRAY_APPEND(p_players, '$', v_player_id);
    SET v_index = v_index + 1;
  END WHILE;
END
