CREATE PROCEDURE delete_save(IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Forgets a save; the game stays, and what was loaded from it.'
BEGIN
  /*
   * Changes : one Save.
   * Raises  : save_not_found.
   * Why     : its key is read first: to look for one that is not there, in order to delete it,
   *           would lock the place of others.
   */
  DECLARE v_game_id INT;

  SELECT s.game_id INTO v_game_id FROM Save AS s WHERE s.name = p_name;
  DELETE FROM Save WHERE game_id = v_game_id AND name = p_name;
  IF ROW_COUNT() = 0 THEN
    CALL refuse('save_not_found', CONCAT(
      'There is no save named ', COALESCE(LEFT(p_name, 60), 'NULL'), '.'));
  END IF;
END
