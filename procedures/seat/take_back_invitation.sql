CREATE PROCEDURE take_back_invitation(IN p_game_id INT, IN p_player_id TEXT)
  MODIFIES SQL DATA
  COMMENT 'Withdraws an invitation link; a guest who took the seat by it loses the seat.'
BEGIN
  /*
   * Takes   : as invite.
   * Changes : one Invitation of the account.
   * Raises  : invitation_not_found.
   * Why     : see delete_save.
   */
  DECLARE v_game_id INT DEFAULT COALESCE(p_game_id, current_game());
  DECLARE v_seat INT DEFAULT IF(p_player_id IS NULL, -1, whole_number(p_player_id));
  DECLARE v_found INT;

  SELECT MAX(i.seat)
    INTO v_found
    FROM Invitation AS i
    WHERE i.game_id = v_game_id AND i.account = session_account() AND i.seat = v_seat;
  DELETE FROM Invitation
    WHERE game_id = v_game_id AND account = session_account() AND seat = v_found;
  IF ROW_COUNT() = 0 THEN
    CALL refuse('invitation_not_found', 'There is no link for this seat.');
  END IF;
END
