CREATE PROCEDURE sit_down(
  IN p_lobby_id INT, IN p_seat TEXT, IN p_name TEXT, IN p_token TEXT, IN p_guest TEXT,
  IN p_is_invited BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Seats somebody at a lobby.'
BEGIN
  /*
   * Takes   : as join_lobby; p_is_invited, whether the caller has the link of the lobby.
   * Changes : one LobbySeat, and the one that the caller leaves for it; Lobby.changes;
   *           all committed, an open transaction of the caller first.
   * Returns : a result of one row: Lobby, Seat, Name, Token.
   * Raises  : lobby_not_found, lobby_started, wrong_seating, not_your_seat, lobby_closed,
   *           lobby_full, not_a_seat, seat_taken, piece_taken, and what check_lobby_name and
   *           check_pieces raise.
   * Why     : the lobby stays locked until all is committed, so that of two people at the same time
   *           one gets the seat. An account or a guest has one seat. The host of a lobby at one
   *           table takes one for each person at the own computer, so there a second call takes a
   *           second seat.
   */
  DECLARE v_own, v_seat, v_taken, v_count, v_pid INT;
  DECLARE v_free VARCHAR(100);
  DECLARE v_is_open, v_is_host, v_was_ready BOOLEAN;
  DECLARE v_name TEXT DEFAULT LEFT(name_of_seat(CAST(JSON_QUOTE(p_name) AS JSON)), 100);
  DECLARE v_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT SHA2(p_guest, 256);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  CALL check_joiner(p_lobby_id, p_guest);
  SELECT l.is_open, l.seat_count, l.account = session_account() AND v_hash IS NULL,
      IF(l.seating = 'table' AND v_hash IS NULL, NULL, own_lobby_seat(p_lobby_id, v_hash))
    INTO v_is_open, v_count, v_is_host, v_own
    FROM Lobby AS l
    WHERE l.lobby_id = p_lobby_id
    FOR UPDATE;
  IF NOT p_is_invited AND v_own IS NULL AND NOT v_is_host THEN
    CALL refuse('not_your_seat', 'You have no seat at this table; join it by its link.');
  END IF;
  IF NOT v_is_open AND v_own IS NULL AND NOT v_is_host THEN
    CALL refuse('lobby_closed', 'The host admits nobody else to this table.');
  END IF;
  SET v_free = free_lobby_seats(p_lobby_id);
  IF v_free IS NULL AND v_own IS NULL THEN
    CALL refuse('lobby_full', 'All seats of this table are taken.');
  END IF;
  SET v_seat = CASE
    WHEN p_seat IS NOT NULL THEN whole_number(p_seat)
    WHEN v_own IS NOT NULL THEN v_own
    ELSE CAST(SUBSTRING_INDEX(v_free, ',', 1) AS SIGNED) END;
  IF v_seat IS NULL OR v_seat NOT BETWEEN 0 AND v_count - 1 THEN
    CALL refuse('not_a_seat', CONCAT('This table has seats 0 to ', v_count - 1, '.'));
  END IF;
  SELECT COUNT(s.name)
    INTO v_taken
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id AND s.seat = v_seat AND s.seat <> COALESCE(v_own, -1)
    FOR UPDATE;
  IF v_taken > 0 THEN
    CALL refuse('seat_taken', CONCAT(
      'Somebody else has just taken seat ', v_seat,
      IF(v_free IS NULL, '.', CONCAT('. Free: ', v_free, '.'))));
  END IF;
  CALL check_lobby_name(p_lobby_id, v_own, v_name);
  CALL choose_lobby_token(p_lobby_id, v_own, p_token);
  -- A change of the seat is no answer to the question whether there is another game.
  SELECT s.is_ready, s.pid
    INTO v_was_ready, v_pid
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id AND s.seat = v_own;
  UPDATE LobbySeat
    SET name = NULL, token = NULL, account = NULL, guest_hash = NULL, is_ready = FALSE,
      pid = NULL
    WHERE lobby_id = p_lobby_id AND seat = v_own;
  UPDATE LobbySeat
    SET name = v_name, token = p_token, account = session_account(), guest_hash = v_hash,
      pid = v_pid,
      is_ready = COALESCE(
        v_was_ready, (SELECT l.games > 0 FROM Lobby AS l WHERE l.lobby_id = p_lobby_id))
    WHERE lobby_id = p_lobby_id AND seat = v_seat;
  UPDATE Lobby SET changes = changes + 1 WHERE lobby_id = p_lobby_id;
  COMMIT;
  SELECT p_lobby_id AS `Lobby`, v_seat AS `Seat`, v_name AS `Name`, p_token AS `Token`;
END
