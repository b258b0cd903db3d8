CREATE PROCEDURE delete_save(IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a save; the game stays, and games loaded from it.'
BEGIN
  /*
   * Changes : one Save.
   * Raises  : save_not_found.
   * Why     : the key is read first: a DELETE that finds no row would lock a gap where others
   *           insert.
   */
  DECLARE v_game_id INT;

  SELECT s.game_id INTO v_game_id FROM Save AS s WHERE s.name = p_name;
  DELETE FROM Save WHERE game_id = v_game_id AND name = p_name;
  IF ROW_COUNT() = 0 THEN
    CALL refuse('save_not_found', CONCAT(
      'There is no save named ', COALESCE(LEFT(p_name, 60), 'NULL'), '.'));
  END IF;
END
