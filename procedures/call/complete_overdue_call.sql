CREATE PROCEDURE complete_overdue_call()
  MODIFIES SQL DATA
  COMMENT 'Completes one of the moves and games that were submitted long ago, and waits for it.'
BEGIN
  /*
   * Changes : as complete_waiting_call; commits an open transaction of the caller.
   * Why     : complete_waiting_calls leaves what somebody locks. But a session that locks rows in
   *           order to read them is ended only while somebody waits for them. The event waits here,
   *           for a second, at the end of what it does; it takes them in turn.
   */
  DECLARE v_before DATETIME(3) DEFAULT utc_now() - INTERVAL 5 SECOND;
  DECLARE v_overdue, v_skipped, v_game_id INT;
  DECLARE v_call_id BIGINT UNSIGNED;
  DECLARE v_call_kind VARCHAR(10);

  -- exactly one row
  SELECT (SELECT COUNT(*) FROM CalledMove AS c WHERE c.called_at < v_before)
      + (SELECT COUNT(*) FROM CalledGame AS c WHERE c.called_at < v_before)
    INTO v_overdue;
  IF v_overdue > 0 THEN
    SET v_skipped = MOD(TO_SECONDS(v_before), v_overdue);
    SELECT o.call_kind, o.game_id, o.call_id
      INTO v_call_kind, v_game_id, v_call_id
      FROM (
        SELECT 'move' AS call_kind, c.game_id, c.call_id, c.called_at
          FROM CalledMove AS c
          WHERE c.called_at < v_before
        UNION ALL
        SELECT 'game', NULL, c.call_id, c.called_at
          FROM CalledGame AS c
          WHERE c.called_at < v_before) AS o
      ORDER BY o.called_at, o.call_id
      LIMIT v_skipped, 1;
  END IF;
  IF v_call_kind IS NOT NULL THEN
    CALL complete_waiting_call(v_call_kind, v_game_id, v_call_id);
  END IF;
END
