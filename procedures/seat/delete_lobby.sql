CREATE PROCEDURE delete_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a lobby whose game has not begun.'
BEGIN
  /*
   * Changes : Lobby, LobbySeat; all committed, an open transaction of the caller first.
   * Raises  : lobby_started, and what check_lobby_is_yours and lock_lobby raise.
   * Why     : a lobby whose game has begun is deleted with its games.
   */
  DECLARE v_games INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL check_lobby_is_yours(p_lobby_id);
  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  SELECT l.games INTO v_games FROM Lobby AS l WHERE l.lobby_id = p_lobby_id;
  IF v_games > 0 THEN
    CALL refuse('lobby_started', 'This table has had games; it is deleted with the last of them.');
  END IF;
  DELETE FROM LobbySeat WHERE lobby_id = p_lobby_id;
  DELETE FROM Lobby WHERE lobby_id = p_lobby_id;
  COMMIT;
END
