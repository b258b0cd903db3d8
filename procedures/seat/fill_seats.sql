CREATE PROCEDURE fill_seats(
  IN p_lobby_id INT, IN p_seat TEXT, IN p_character TEXT, IN p_name TEXT, IN p_token TEXT)
  MODIFIES SQL DATA
  COMMENT 'Seats bots on free seats of a lobby: on one, or on all.'
BEGIN
  /*
   * Takes   : p_seat, p_character, as seat_bots; p_name and p_token, as seat_bot.
   * Changes : LobbySeat; Lobby.changes; all committed, an open transaction of the caller first.
   * Raises  : what check_lobby_is_yours, lock_lobby and seat_bot raise; character_not_found,
   *           lobby_full; not_a_seat, seat_taken.
   */
  DECLARE v_seat INT DEFAULT whole_number(p_seat);
  DECLARE v_character VARCHAR(40);
  DECLARE v_index, v_seated INT DEFAULT 0;
  DECLARE v_count INT;
  DECLARE v_is_free BOOLEAN;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL check_lobby_is_yours(p_lobby_id);
  IF p_character IS NOT NULL THEN
    CALL find_character(p_character, v_character);
  END IF;
  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  SELECT l.seat_count INTO v_count FROM Lobby AS l WHERE l.lobby_id = p_lobby_id;
  IF p_seat IS NOT NULL AND COALESCE(v_seat NOT BETWEEN 0 AND v_count - 1, TRUE) THEN
    CALL refuse('not_a_seat', CONCAT('This table has seats 0 to ', v_count - 1, '.'));
  END IF;
  WHILE v_index < v_count DO
    SELECT s.name IS NULL
      INTO v_is_free
      FROM LobbySeat AS s
      WHERE s.lobby_id = p_lobby_id AND s.seat = v_index
      FOR UPDATE;
    IF v_is_free AND COALESCE(v_seat, v_index) = v_index THEN
      CALL seat_bot(p_lobby_id, v_index, v_character, p_name, p_token);
      SET v_seated = v_seated + 1;
    END IF;
    SET v_index = v_index + 1;
  END WHILE;
  IF v_seated = 0 AND v_seat IS NOT NULL THEN
    CALL refuse('seat_taken', CONCAT('Seat ', v_seat, ' is not free.'));
  END IF;
  IF v_seated = 0 THEN
    CALL refuse('lobby_full', 'All seats of this table are taken.');
  END IF;
  UPDATE Lobby SET changes = changes + 1 WHERE lobby_id = p_lobby_id;
  COMMIT;
END
