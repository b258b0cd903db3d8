CREATE PROCEDURE copy_last_moves(
  IN p_game_id INT, IN p_lacked_id INT, IN p_record_id INT, OUT p_copy_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a copy of a game that begins at a kept position, if there is one.'
BEGIN
  /*
   * Takes   : p_lacked_id, the newest move that the copy may lack, before p_record_id; p_record_id,
   *           the last one that it has.
   * Changes : PartialCopy; what insert_copy, write_position and the moves change.
   * Returns : p_copy_id. The caller must roll it back.
   * Raises  : what dice_trigger raises about a move that the rules no longer allow.
   */
  DECLARE v_record_id INT DEFAULT 0;
  DECLARE v_position JSON;

  CALL insert_copy(p_game_id, NULL, NULL, p_copy_id);
  INSERT INTO PartialCopy (game_id) VALUES (p_copy_id);
  SELECT k.record_ID, k.position
    INTO v_record_id, v_position
    FROM KeptPosition AS k FORCE INDEX (PRIMARY)
    WHERE k.game_id = p_game_id AND k.record_ID <= p_lacked_id AND k.state = 'kept'
    ORDER BY k.record_ID DESC
    LIMIT 1;
  IF v_position IS NOT NULL THEN
    CALL write_position(p_copy_id, v_position);
  END IF;
  CALL copy_moves(p_game_id, p_copy_id, v_record_id + 1, p_record_id);
END
