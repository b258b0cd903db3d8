CREATE FUNCTION turn_deadline(
  p_game_id INT, p_player_id INT, p_round INT, p_played_at DATETIME(3)) RETURNS DATETIME(3)
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The time by which a player must move, in a game with a clock.'
BEGIN
  /*
   * Takes   : p_player_id, the player to move, NULL where several may; p_round and p_played_at, as
   *           in GameState, which is not read here: views that call this must not block anybody.
   * Returns : a time in UTC; NULL without a clock.
   * Why     : all moves of a player in one turn share one time limit, so that nobody stalls by
   *           moves without effect; it stands still while others answer their trades, for as long
   *           again at most. What others do before the first roll of a turn does not stop the clock
   *           of its player. The time counts from the last other move, or from the creation of the
   *           game where that is later than its moves, as in a fork.
   */
  DECLARE v_deadline, v_played_at DATETIME(3);
  DECLARE v_seconds, v_seat, v_record_id INT;
  DECLARE v_waited BIGINT DEFAULT 0;

  SELECT s.move_seconds,
      s.created_at
    INTO v_seconds, v_deadline
    FROM Game AS s
    WHERE s.game_id = p_game_id;
  IF p_player_id IS NULL THEN
    SET v_played_at = p_played_at;
  ELSE
    SELECT p.turn INTO v_seat FROM Player AS p WHERE p.game_id = p_game_id AND p.pid = p_player_id;
    SELECT m.played_at, m.record_ID
      INTO v_played_at, v_record_id
      FROM Gamemanager AS m
      WHERE m.game_id = p_game_id
        AND (m.player_ID <> p_player_id OR m.round <> p_round)
        AND NOT EXISTS (
          SELECT a.action FROM PhaseAction AS a WHERE a.phase = 'trade' AND a.action = m.action
            AND a.action <> 'propose')
        AND NOT (m.action = 'propose' AND EXISTS (
          SELECT asked.record_ID
          FROM Gamemanager AS asked
          WHERE asked.game_id = p_game_id AND asked.record_ID = m.record_ID - 1
            AND asked.player_ID = p_player_id AND asked.action = 'propose'))
        AND NOT EXISTS (
          SELECT b.action
          FROM PhaseAction AS b
          WHERE b.action = m.action AND b.between_turns AND m.turn = v_seat
            AND NOT EXISTS (
              SELECT o.action
              FROM Gamemanager AS o
              WHERE o.game_id = p_game_id AND o.round = m.round AND o.turn = m.turn
                AND o.action = 'roll' AND o.record_ID < m.record_ID))
      ORDER BY m.record_ID DESC
      LIMIT 1;
    -- exactly one row
    SELECT COALESCE(SUM(TIMESTAMPDIFF(MICROSECOND, asked.played_at, m.played_at)), 0)
      INTO v_waited
      FROM Gamemanager AS m
      JOIN Gamemanager AS asked ON asked.game_id = m.game_id AND asked.record_ID = m.record_ID - 1
      WHERE m.game_id = p_game_id
        AND m.record_ID > COALESCE(v_record_id, 0)
        AND m.player_ID <> p_player_id
        AND asked.player_ID = p_player_id
        AND asked.action = 'propose';
  END IF;
  RETURN GREATEST(v_deadline, COALESCE(v_played_at, v_deadline)) + INTERVAL v_seconds SECOND
    + INTERVAL LEAST(v_waited, 1000000 * v_seconds) MICROSECOND;
END
