CREATE FUNCTION seat_of_link(p_game_id INT, p_link TEXT) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The seat of an invitation link of the account.'
BEGIN
  /*
   * Returns : as Invitation.seat; NULL for an unknown or withdrawn link.
   */
  DECLARE v_seat INT;

  SELECT MAX(i.seat)
    INTO v_seat
    FROM Invitation AS i
    WHERE i.game_id = p_game_id
      AND i.account = session_account()
      AND i.link_hash = SHA2(p_link, 256);
  RETURN v_seat;
END
