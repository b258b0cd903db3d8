CREATE PROCEDURE lobby_of_link(IN p_link TEXT)
  READS SQL DATA
  COMMENT 'Shows which lobby a link leads to.'
BEGIN
  /*
   * Returns : a result of one row: Lobby, the number that lobbiesView and lobbySeatsView have.
   * Raises  : lobby_not_found.
   */
  DECLARE v_lobby_id INT DEFAULT find_lobby(p_link);

  IF v_lobby_id IS NULL THEN
    CALL refuse('lobby_not_found', 'This link is not valid, or it was withdrawn.');
  END IF;
  SELECT v_lobby_id AS `Lobby`;
END
