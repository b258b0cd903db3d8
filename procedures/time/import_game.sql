CREATE PROCEDURE import_game(IN p_archive LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game anew of an archive.'
BEGIN
  /*
   * Takes   : p_archive, what export_game returned.
   * Changes : one row of RestoredGame, from which restore_game makes the rest in the same
   *           statement.
   * Returns : a result of one row, game_id.
   * Raises  : session_variable, and what restore_game raises.
   */
  CALL check_session();
  INSERT INTO RestoredGame (archive) VALUES (p_archive);
  SELECT r.game_id FROM RestoredGame AS r WHERE r.restored_id = LAST_INSERT_ID();
END
