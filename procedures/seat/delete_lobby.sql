CREATE PROCEDURE delete_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a lobby whose game has not begun.'
BEGIN
  /*
   * Changes : Lobby, LobbySeat; all committed, an open transaction of the caller first.
   * Raises  : what check_lobby_is_yours and lock_lobby raise.
   * Why     : a lobby whose game has begun is deleted with its games.
   */
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL check_lobby_is_yours(p_lobby_id);
  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  DELETE FROM LobbySeat WHERE lobby_id = p_lobby_id;
  DELETE FROM Lobby WHERE lobby_id = p_lobby_id;
  COMMIT;
END
