CREATE PROCEDURE check_move(
  IN p_record_id DOUBLE, IN p_token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  IN p_sets_results BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Validates what every kind of move can name, and takes its token.'
BEGIN
  /*
   * Move    : reads m_game_id m_played_at m_record_id m_phase.
   * Takes   : p_record_id, p_token and m_played_at as the client gave them, NULL for none;
   *           p_sets_results, whether the client set a column that the move computes.
   * Changes : MoveToken, when the move has a token.
   * Raises  : game_not_found, column_not_settable, what take_token raises, record_taken,
   *           record_ahead, game_over, time_ahead, time_backwards: the first that applies.
   * Why     : a client that repeats a move must learn first that it was made already, even when
   *           that move ended the game. Times are rounded like those of the ledger, which may be
   *           half a millisecond ahead of the clock. GROUP_CONCAT is avoided for the winners: it
   *           fails where the session makes it short.
   */
  DECLARE v_winners TEXT;
  DECLARE v_time DATETIME(3);

  IF m_phase IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF p_sets_results THEN
    CALL refuse(
      'column_not_settable',
      'round, turn, location, bank_balance and drawn are results of a move: leave them out.');
  END IF;
  IF p_token IS NOT NULL THEN
    CALL take_token(p_token);
  END IF;
  IF p_record_id < m_record_id THEN
    CALL refuse('record_taken', CONCAT(
      'Record ', p_record_id, ' has already been played; the next is ', m_record_id, '.'));
  END IF;
  IF p_record_id > m_record_id THEN
    CALL refuse('record_ahead', CONCAT(
      'Record ', p_record_id, ' is not due yet; the next is ', m_record_id, '.'));
  END IF;
  IF m_phase = 'over' THEN
    SELECT CONCAT(MIN(p.name), IF(COUNT(*) > 1, ' and others', ''))
      INTO v_winners
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.status = 3;
    CALL refuse('game_over', CONCAT(
      'Game ', m_game_id, ' is over', COALESCE(CONCAT(': ', v_winners, ' won it'), ''), '.'));
  END IF;
  IF m_played_at IS NOT NULL THEN
    SET v_time = utc_now();
    IF m_played_at > v_time THEN
      CALL refuse('time_ahead', CONCAT(m_played_at, ' (UTC) is in the future.'));
    END IF;
    -- exactly one row
    SELECT g.played_at
      INTO v_time
      FROM GameState AS g
      WHERE g.game_id = m_game_id
      FOR UPDATE;
    IF m_played_at < v_time THEN
      CALL refuse('time_backwards', CONCAT(
        'The last move was made at ', v_time, ' (UTC), after ', m_played_at, '.'));
    END IF;
  END IF;
END
