CREATE PROCEDURE check_move(
  IN p_game_id INT, IN p_record_id DOUBLE,
  IN p_token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin, IN p_sets_results BOOLEAN,
  IN p_next_record_id INT, IN p_phase VARCHAR(20),
  IN p_played_at DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Says what is wrong with a move of whatever kind, and takes its token.'
BEGIN
  /*
   * Takes   : what the client named (NULL where it named nothing), whether it set a column that
   *           is a result, the record that is next, and what the game waits for.
   * Changes : MoveToken, when the move has a token.
   * Raises  : game_not_found, column_not_settable, what take_token raises, record_taken,
   *           record_ahead, game_over, time_ahead, time_backwards: the first of these that holds.
   * Why     : a client that asks again about a move that was made learns that before anything
   *           else about the game, even when that move ended it. Times are rounded like those of
   *           the ledger, which may be half a thousandth of a second ahead of the clock. Winners
   *           are told without GROUP_CONCAT, which fails where the session makes it short.
   */
  DECLARE v_winners TEXT;
  DECLARE v_time DATETIME(3);

  IF p_phase IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  IF p_sets_results THEN
    CALL refuse('column_not_settable',
      'round, turn, location, bank_balance and drawn are results of a move: leave them out.');
  END IF;
  IF p_token IS NOT NULL THEN
    CALL take_token(p_game_id, p_token, p_next_record_id);
  END IF;
  IF p_record_id < p_next_record_id THEN
    CALL refuse('record_taken', CONCAT(
      'Record ', p_record_id, ' was played; the next is ', p_next_record_id, '.'));
  END IF;
  IF p_record_id > p_next_record_id THEN
    CALL refuse('record_ahead', CONCAT(
      'Record ', p_record_id, ' is not due; the next is ', p_next_record_id, '.'));
  END IF;
  IF p_phase = 'over' THEN
    SELECT CONCAT(MIN(p.name), IF(COUNT(*) > 1, ' and others', ''))
      INTO v_winners
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.status = 3;
    CALL refuse('game_over', CONCAT(
      'Game ', p_game_id, ' is over', COALESCE(CONCAT(': ', v_winners, ' won it'), ''), '.'));
  END IF;
  IF p_played_at IS NOT NULL THEN
    SET v_time = utc_now();
    IF p_played_at > v_time THEN
      CALL refuse('time_ahead', CONCAT(p_played_at, ' (UTC) is yet to come.'));
    END IF;
    SELECT g.played_at
      INTO v_time
      FROM Standing AS g
      WHERE g.game_id = p_game_id
      FOR UPDATE;
    IF p_played_at < v_time THEN
      CALL refuse('time_backwards', CONCAT(
        'The last move was made at ', v_time, ' (UTC), after ', p_played_at, '.'));
    END IF;
  END IF;
END
