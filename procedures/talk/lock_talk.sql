CREATE PROCEDURE lock_talk(IN p_game_id INT, OUT p_line_no INT, OUT p_is_on BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Locks the talk of a game, and counts a change of it.'
BEGIN
  /*
   * Changes : Talk.changes; one Talk, at the first change.
   * Returns : p_line_no, the number of a line that is added now; p_is_on, as in Talk.
   * Raises  : game_not_found, for a game that is being deleted.
   * Why     : the lines of a game are counted one after the other, so limits are exact. No move
   *           reads or locks this row.
   */
  DECLARE EXIT HANDLER FOR 1452
  BEGIN
    CALL refuse('game_not_found', missing_game());
  END;

  INSERT INTO Talk (game_id, changes) VALUES (p_game_id, 1)
    ON DUPLICATE KEY UPDATE changes = changes + 1;
  SELECT t.changes, t.is_on
    INTO p_line_no, p_is_on
    FROM Talk AS t
    WHERE t.game_id = p_game_id
    FOR UPDATE;
END
