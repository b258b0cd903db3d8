CREATE PROCEDURE invited_as(IN p_game_id INT, IN p_link TEXT)
  READS SQL DATA
  COMMENT 'Shows what an invitation link of the account is for.'
BEGIN
  /*
   * Returns : a result of one row: Game, `Game name`, `Player No.` and `Player name`, NULL for
   *           watching; Taken, whether somebody has taken the seat.
   * Raises  : invitation_not_found, also when the link was withdrawn.
   */
  DECLARE v_seat INT DEFAULT seat_of_link(p_game_id, p_link);

  IF v_seat IS NULL THEN
    CALL refuse('invitation_not_found', 'This link is not valid, or it was withdrawn.');
  END IF;
  SELECT i.game_id AS `Game`, s.name AS `Game name`, p.pid AS `Player No.`,
      p.name AS `Player name`, i.guest_hash IS NOT NULL AS `Taken`
    FROM Invitation AS i
    JOIN Game AS s ON s.game_id = i.game_id
    LEFT JOIN Player AS p ON p.game_id = i.game_id AND p.pid = i.seat
    WHERE i.game_id = p_game_id AND i.account = session_account() AND i.seat = v_seat;
END
