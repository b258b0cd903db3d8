CREATE PROCEDURE check_record(IN p_game_id INT, INOUT p_record_id INT)
  READS SQL DATA
  COMMENT 'Checks that a game has a record.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for a game that does not exist; p_record_id, NULL for the newest.
   * Returns : p_record_id.
   * Raises  : game_not_found, record_not_found.
   */
  DECLARE v_last_record_id INT;

  SELECT g.last_record_ID INTO v_last_record_id FROM GameState AS g WHERE g.game_id = p_game_id;
  IF v_last_record_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  SET p_record_id = COALESCE(p_record_id, v_last_record_id);
  IF p_record_id NOT BETWEEN 0 AND v_last_record_id THEN
    CALL refuse('record_not_found', CONCAT(
      'Game ', p_game_id, ' has records 0 to ', v_last_record_id, ', not ', p_record_id, '.'));
  END IF;
END
