CREATE PROCEDURE delete_save(IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Forgets a save; the game stays, and what was loaded from it.'
BEGIN
  /*
   * Changes : one Save.
   * Raises  : save_not_found.
   */
  DELETE FROM Save WHERE name = p_name;
  IF ROW_COUNT() = 0 THEN
    CALL refuse('save_not_found', CONCAT(
      'There is no save named ', COALESCE(LEFT(p_name, 60), 'NULL'), '.'));
  END IF;
END
