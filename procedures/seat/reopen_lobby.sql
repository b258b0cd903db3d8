CREATE PROCEDURE reopen_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Opens a closed lobby to newcomers again.'
BEGIN
  /*
   * Changes, raises : as change_lobby_admission.
   */
  CALL change_lobby_admission(p_lobby_id, TRUE);
END
