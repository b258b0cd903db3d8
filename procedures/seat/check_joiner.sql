CREATE PROCEDURE check_joiner(IN p_lobby_id INT, IN p_guest TEXT)
  READS SQL DATA
  COMMENT 'Rejects a guest where accounts sit, and an account where guests do.'
BEGIN
  /*
   * Takes  : p_guest, as join_lobby.
   * Raises : wrong_seating.
   * Why    : in a game at one table any account could move for everybody, so guests are identified
   *          by the page of the host, which lets each of them move only for their own seat.
   */
  DECLARE v_seating VARCHAR(20);
  DECLARE v_is_host BOOLEAN;

  SELECT l.seating, l.account = session_account()
    INTO v_seating, v_is_host
    FROM Lobby AS l
    WHERE l.lobby_id = p_lobby_id
    FOR SHARE;
  IF v_seating = 'accounts' AND p_guest IS NOT NULL THEN
    CALL refuse('wrong_seating', 'Each seat of this table is for an account, not a guest.');
  END IF;
  IF v_seating = 'table' AND NOT v_is_host THEN
    CALL refuse(
      'wrong_seating', 'Guests join this table, on the page of the account that opened it.');
  END IF;
END
