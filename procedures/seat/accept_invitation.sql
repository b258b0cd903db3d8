CREATE PROCEDURE accept_invitation(IN p_game_id INT, IN p_link TEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes the seat of an invitation link of the account.'
BEGIN
  /*
   * Takes   : p_guest, a secret that identifies the guest from now on. One guest may take several
   *           seats.
   * Changes : one Invitation, unless the link is for watching.
   * Returns : as invited_as.
   * Raises  : invitation_not_found; seat_taken, when somebody else has taken the seat.
   * Why     : one statement takes the seat if it is free, so that only one of two guests at the
   *           same time gets it: with autocommit a lock lasts no longer than its statement.
   */
  DECLARE v_seat INT DEFAULT seat_of_link(p_game_id, p_link);
  DECLARE v_taken INT;
  DECLARE v_guest_hash CHAR(64) CHARACTER SET ascii DEFAULT SHA2(p_guest, 256);

  IF v_seat >= 0 THEN
    UPDATE Invitation
      SET guest_hash = v_guest_hash
      WHERE game_id = p_game_id AND account = session_account() AND seat = v_seat
        AND link_hash = SHA2(p_link, 256) AND COALESCE(guest_hash, v_guest_hash) = v_guest_hash;
    SELECT COUNT(*)
      INTO v_taken
      FROM Invitation AS i
      WHERE i.game_id = p_game_id AND i.account = session_account() AND i.seat = v_seat
        AND i.guest_hash <> v_guest_hash
      FOR SHARE;
    IF v_taken > 0 THEN
      CALL refuse(
        'seat_taken', 'This seat has already been taken; ask for a new link.');
    END IF;
  END IF;
  CALL invited_as(p_game_id, p_link);
END
