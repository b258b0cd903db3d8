CREATE PROCEDURE find_completed_game(IN p_seed VARCHAR(64), OUT p_game_id INT)
  READS SQL DATA
  COMMENT 'Finds the game that the account submitted and somebody else completed.'
BEGIN
  /*
   * Raises : stale_snapshot, when it was refused.
   */
  SELECT MAX(s.game_id) INTO p_game_id FROM Game AS s WHERE s.seed = p_seed;
  IF p_game_id IS NULL THEN
    CALL refuse('stale_snapshot', 'The game could not be opened as submitted; open it again.');
  END IF;
END
