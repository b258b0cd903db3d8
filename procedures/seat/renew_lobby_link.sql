CREATE PROCEDURE renew_lobby_link(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a new link for a lobby; the old one is no longer valid.'
BEGIN
  /*
   * Changes : Lobby.link_hash, Lobby.changes. Seats that were taken by the old link stay taken;
   *           those who watch by it no longer can.
   * Returns : a result of one row: Lobby; Link, which is shown only now.
   * Raises  : what check_lobby_is_yours raises.
   */
  DECLARE v_link CHAR(32) CHARACTER SET ascii DEFAULT LOWER(HEX(RANDOM_BYTES(16)));

  CALL check_lobby_is_yours(p_lobby_id);
  UPDATE Lobby
    SET link_hash = SHA2(v_link, 256), changes = changes + 1
    WHERE lobby_id = p_lobby_id;
  SELECT p_lobby_id AS `Lobby`, v_link AS `Link`;
END
