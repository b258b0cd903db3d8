CREATE PROCEDURE check_game_is_deleted(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Refuses to delete a part of a game.'
BEGIN
  /*
   * Raises : record_is_final, unless delete_game is at work on the game.
   */
  DECLARE v_phase VARCHAR(20);

  SELECT g.phase INTO v_phase FROM Game AS g WHERE g.game_id = p_game_id;
  IF v_phase <> 'deleted' THEN
    CALL refuse('record_is_final', CONCAT(
      'A part of a game cannot be deleted, only all of it: CALL delete_game(', p_game_id, ').'));
  END IF;
END
