CREATE PROCEDURE take_back_lobby_link(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Withdraws the link of a lobby.'
BEGIN
  /*
   * Changes : Lobby.link_hash, Lobby.changes. Seats that were taken by the link stay taken; those
   *           who watch by it no longer can.
   * Raises  : what check_lobby_is_yours raises; lobby_not_found, also when there is no link.
   */
  CALL check_lobby_is_yours(p_lobby_id);
  UPDATE Lobby
    SET link_hash = NULL, changes = changes + 1
    WHERE lobby_id = p_lobby_id AND link_hash IS NOT NULL;
  IF ROW_COUNT() = 0 THEN
    CALL refuse('lobby_not_found', 'This table has no link.');
  END IF;
END
