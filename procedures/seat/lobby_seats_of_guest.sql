CREATE PROCEDURE lobby_seats_of_guest(IN p_lobby_id INT, IN p_guest TEXT)
  READS SQL DATA
  COMMENT 'Lists the seats that a guest of the account has in a lobby.'
BEGIN
  /*
   * Takes   : p_guest, as join_lobby.
   * Returns : a row for each seat: Seat.
   */
  SELECT s.seat AS `Seat`
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id AND s.account = session_account()
      AND s.guest_hash <=> SHA2(p_guest, 256)
    ORDER BY s.seat;
END
