CREATE PROCEDURE close_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Closes a lobby to newcomers; those who have a seat keep it.'
BEGIN
  /*
   * Changes : Lobby.is_open, Lobby.changes; all committed, an open transaction of the caller first.
   * Raises  : what check_lobby_is_yours and lock_lobby raise.
   */
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL check_lobby_is_yours(p_lobby_id);
  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  UPDATE Lobby SET is_open = FALSE, changes = changes + 1 WHERE lobby_id = p_lobby_id;
  COMMIT;
END
