CREATE PROCEDURE export_game(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Exports a game as an archive for import_game.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game.
   * Returns : a result of one row, archive: JSON, one value a line. It contains the secret seed.
   * Raises  : game_not_found.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));

  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  SELECT JSON_PRETTY(archive_of(v_game_id)) AS archive;
END
