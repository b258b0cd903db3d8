CREATE PROCEDURE check_lobby_is_yours(IN p_lobby_id INT)
  READS SQL DATA
  COMMENT 'Rejects what only the host of a lobby may do.'
BEGIN
  /*
   * Raises : lobby_not_found, not_your_lobby.
   * Rule   : a lobby belongs to the account that opened it; the owner of the database may do
   *          anything.
   */
  DECLARE v_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;

  SELECT MAX(l.account) INTO v_account FROM Lobby AS l WHERE l.lobby_id = p_lobby_id;
  IF v_account IS NULL THEN
    CALL refuse('lobby_not_found', CONCAT('There is no lobby ', COALESCE(p_lobby_id, 'NULL'), '.'));
  END IF;
  IF v_account <> session_account() AND NOT is_owner() THEN
    CALL refuse('not_your_lobby', 'Only the host, who opened the lobby, can do that.');
  END IF;
END
