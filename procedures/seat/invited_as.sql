CREATE PROCEDURE invited_as(IN p_game_id INT, IN p_link TEXT)
  READS SQL DATA
  COMMENT 'Shows what an invitation link of the account is for.'
BEGIN
  /*
   * Takes   : p_link, also that of the lobby of the game, which is for watching.
   * Returns : a result of one row: Game, `Game name`, `Player No.` and `Player name`, NULL for
   *           watching; Taken, whether somebody has taken the seat.
   * Raises  : invitation_not_found, also when the link was withdrawn.
   */
  DECLARE v_seat INT DEFAULT seat_of_link(p_game_id, p_link);
  DECLARE v_is_of_lobby BOOLEAN;

  SELECT COUNT(*)
    INTO v_is_of_lobby
    FROM LobbyGame AS g
    JOIN Lobby AS l ON l.lobby_id = g.lobby_id
    WHERE g.game_id = p_game_id
      AND l.account = session_account()
      AND l.link_hash = SHA2(p_link, 256);
  IF v_seat IS NULL AND NOT v_is_of_lobby THEN
    CALL refuse('invitation_not_found', 'This link is not valid, or it was withdrawn.');
  END IF;
  SELECT s.game_id AS `Game`, s.name AS `Game name`, p.pid AS `Player No.`,
      p.name AS `Player name`, i.guest_hash IS NOT NULL AS `Taken`
    FROM Game AS s
    LEFT JOIN Invitation AS i
      ON i.game_id = s.game_id AND i.account = session_account() AND i.seat = v_seat
    LEFT JOIN Player AS p ON p.game_id = s.game_id AND p.pid = v_seat
    WHERE s.game_id = p_game_id;
END
