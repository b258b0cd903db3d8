CREATE PROCEDURE close_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Closes a lobby to newcomers; those who have a seat keep it.'
BEGIN
  /*
   * Changes, raises : as change_lobby_admission.
   */
  CALL change_lobby_admission(p_lobby_id, FALSE);
END
