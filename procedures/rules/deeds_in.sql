CREATE FUNCTION deeds_in(p_deeds JSON, p_player_id INT, p_prids JSON) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'How many of some properties belong to a player.'
BEGIN
  /*
   * Takes   : p_deeds, as deeds_facts; p_prids, an array of numbers of properties; NULL for none.
   */
  DECLARE v_count, v_index INT DEFAULT 0;

  WHILE v_index < COALESCE(JSON_LENGTH(p_prids), 0) DO
    SET v_count = v_count + COALESCE(JSON_EXTRACT(p_deeds, CONCAT(
      '$."', JSON_EXTRACT(p_prids, CONCAT('$[', v_index, ']')), '".owner')) = p_player_id, FALSE);
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_count;
END
