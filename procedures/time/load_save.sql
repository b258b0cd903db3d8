CREATE PROCEDURE load_save(IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that continues from a save.'
BEGIN
  /*
   * Changes : what copy_game changes. The saved game is not changed. An auction continues with the
   *           seconds that it had left when it was saved.
   * Returns : a result of one row, game_id.
   * Raises  : save_not_found, and what copy_game raises.
   */
  DECLARE v_game_id, v_record_id INT;
  DECLARE v_name VARCHAR(60);
  DECLARE v_saved_at DATETIME(3);

  SELECT s.game_id, s.record_ID, s.name,
      s.saved_at
    INTO v_game_id, v_record_id, v_name, v_saved_at
    FROM Save AS s
    WHERE s.name = p_name;
  IF v_game_id IS NULL THEN
    CALL refuse('save_not_found', CONCAT(
      'There is no save named ', COALESCE(LEFT(p_name, 60), 'NULL'), '.'));
  END IF;
  CALL copy_game(v_game_id, v_record_id, v_name, NULL, v_saved_at);
END
