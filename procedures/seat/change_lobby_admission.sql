CREATE PROCEDURE change_lobby_admission(IN p_lobby_id INT, IN p_is_open BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Says whether newcomers can take seats at a lobby.'
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
  UPDATE Lobby SET is_open = p_is_open, changes = changes + 1 WHERE lobby_id = p_lobby_id;
  COMMIT;
END
