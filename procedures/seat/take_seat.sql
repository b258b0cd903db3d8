CREATE PROCEDURE take_seat(
  IN p_lobby_id INT, IN p_seat TEXT, IN p_name TEXT, IN p_token TEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes seat, name or token of somebody at a lobby, or seats its host, without a link.'
BEGIN
  /*
   * Takes   : as join_lobby.
   * Changes, returns, raises : as sit_down.
   */
  CALL sit_down(p_lobby_id, p_seat, p_name, p_token, p_guest, FALSE);
END
