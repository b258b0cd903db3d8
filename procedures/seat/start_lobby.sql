CREATE PROCEDURE start_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Begins the next game of a lobby, without waiting for anybody else.'
BEGIN
  /*
   * Changes : what begin_lobby_game changes.
   * Returns : a result of one row, game_id.
   * Raises  : what check_lobby_is_yours and begin_lobby_game raise.
   */
  DECLARE v_game_id INT;

  CALL check_lobby_is_yours(p_lobby_id);
  CALL begin_lobby_game(p_lobby_id, TRUE, v_game_id);
  SELECT v_game_id AS game_id;
END
