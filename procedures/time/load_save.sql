CREATE PROCEDURE load_save(IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that continues from a save.'
BEGIN
  /*
   * Changes : what fork_game changes. The saved game is not changed.
   * Returns : a result of one row, game_id.
   * Raises  : save_not_found, and what fork_game raises.
   */
  DECLARE v_game_id, v_record_id INT;
  DECLARE v_name VARCHAR(60);

  SELECT s.game_id, s.record_ID, s.name
    INTO v_game_id, v_record_id, v_name
    FROM Save AS s
    WHERE s.name = p_name;
  IF v_game_id IS NULL THEN
    CALL refuse('save_not_found', CONCAT(
      'There is no save named ', COALESCE(LEFT(p_name, 60), 'NULL'), '.'));
  END IF;
  CALL fork_game(v_game_id, v_record_id, v_name);
END
