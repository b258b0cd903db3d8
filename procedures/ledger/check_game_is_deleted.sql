CREATE PROCEDURE check_game_is_deleted(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Rejects deleting a part of a game.'
BEGIN
  /*
   * Raises : record_is_final, unless delete_game is deleting the game.
   */
  DECLARE v_is_deleted BOOLEAN;

  SELECT g.is_deleted INTO v_is_deleted FROM Game AS g WHERE g.game_id = p_game_id;
  IF NOT v_is_deleted THEN
    CALL refuse('record_is_final', CONCAT(
      'Part of a game cannot be deleted. To delete all of it, CALL delete_game(', p_game_id, ').'));
  END IF;
END
