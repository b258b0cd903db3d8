CREATE PROCEDURE free_seat(IN p_lobby_id INT, IN p_seat TEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Frees a seat of a lobby: the own one, or as its host any.'
BEGIN
  /*
   * Takes   : p_guest, as join_lobby: a guest frees only their own seat.
   * Changes : one LobbySeat; Lobby.changes; all committed, an open transaction of the caller first.
   *           What begin_agreed_game changes, if the others have waited for this person, who
   *           leaves: a host who removes somebody may want a bot or somebody else there.
   * Raises  : lobby_not_found, lobby_started; not_a_seat, also for a free one; not_your_seat.
   */
  DECLARE v_seat INT DEFAULT whole_number(p_seat);
  DECLARE v_name VARCHAR(40);
  DECLARE v_is_own, v_is_host, v_is_awaited BOOLEAN;
  DECLARE v_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT SHA2(p_guest, 256);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  SELECT s.name, s.account <=> session_account() AND s.guest_hash <=> v_hash,
      v_hash IS NULL AND (l.account = session_account() OR is_owner()),
      s.bot IS NULL AND NOT s.is_ready
    INTO v_name, v_is_own, v_is_host, v_is_awaited
    FROM LobbySeat AS s
    JOIN Lobby AS l ON l.lobby_id = s.lobby_id
    WHERE s.lobby_id = p_lobby_id AND s.seat = v_seat
    FOR UPDATE;
  IF v_name IS NULL THEN
    CALL refuse('not_a_seat', 'This table has no such seat, or it is free already.');
  END IF;
  IF NOT v_is_own AND NOT v_is_host THEN
    CALL refuse('not_your_seat', 'Only the host can free the seat of somebody else.');
  END IF;
  UPDATE LobbySeat
    SET name = NULL, token = NULL, bot = NULL, account = NULL, guest_hash = NULL,
      is_ready = FALSE, pid = NULL
    WHERE lobby_id = p_lobby_id AND seat = v_seat;
  UPDATE Lobby SET changes = changes + 1 WHERE lobby_id = p_lobby_id;
  COMMIT;
  IF v_is_awaited AND v_is_own AND NOT v_is_host THEN
    CALL begin_agreed_game(p_lobby_id);
  END IF;
END
