CREATE FUNCTION own_lobby_seat(
  p_lobby_id INT, p_guest_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The seat of a guest of the account in a lobby, or of the account itself.'
BEGIN
  /*
   * Takes   : p_guest_hash, as in LobbySeat.
   * Returns : its number; NULL for none.
   */
  DECLARE v_seat INT;

  SELECT MIN(s.seat)
    INTO v_seat
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id AND s.account = session_account()
      AND s.guest_hash <=> p_guest_hash
    FOR SHARE;
  RETURN v_seat;
END
