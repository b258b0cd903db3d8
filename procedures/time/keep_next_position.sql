CREATE PROCEDURE keep_next_position()
  MODIFIES SQL DATA
  COMMENT 'Keeps one of the positions that are wanted.'
BEGIN
  /*
   * Changes : KeptPosition: the position is kept, or refused if the rules no longer allow a move
   *           before it, and the next one of the game is wanted; all committed.
   * Why     : the position is read in a copy that makes the moves since the last one again and is
   *           rolled back: whether a game was played, simulated, restored or forked makes no
   *           difference, its moves pay nothing, and nobody waits who plays in it. The earliest
   *           positions come first, so that a game of a million moves delays no other. The last
   *           position of a game waits for another move: while a held copy waits, its clock may
   *           still be stopped.
   */
  DECLARE v_game_id, v_record_id, v_last_record_id, v_copy_id, v_errno INT;
  DECLARE v_position JSON;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO;
    ROLLBACK;
    -- After a deadlock, a wait for a lock, KILL QUERY, a conflict in a group or a deploy it is
    -- tried again.
    IF v_errno NOT IN (1213, 1205, 1317, 3100, 3101, 50060) THEN
      UPDATE KeptPosition AS k
        SET k.state = 'refused'
        WHERE k.game_id = v_game_id AND k.record_ID = v_record_id AND k.state = 'wanted';
    END IF;
  END;

  CALL begin_transaction();
  SELECT k.game_id, k.record_ID
    INTO v_game_id, v_record_id
    FROM KeptPosition AS k FORCE INDEX (k_KeptPosition_state)
    WHERE k.state = 'wanted'
    ORDER BY k.record_ID, k.game_id
    LIMIT 1
    FOR UPDATE SKIP LOCKED;
  IF v_game_id IS NOT NULL THEN
    SAVEPOINT before_copy;
    CALL copy_last_moves(v_game_id, v_record_id - 1, v_record_id, v_copy_id);
    SET v_position = read_position(v_copy_id);
    ROLLBACK TO SAVEPOINT before_copy;
    UPDATE KeptPosition AS k
      SET k.state = 'kept', k.position = v_position
      WHERE k.game_id = v_game_id AND k.record_ID = v_record_id;
    SELECT g.last_record_ID
      INTO v_last_record_id
      FROM GameState AS g
      WHERE g.game_id = v_game_id;
    IF v_last_record_id > v_record_id + 100 THEN
      INSERT IGNORE INTO KeptPosition (game_id, record_ID) VALUES (v_game_id, v_record_id + 100);
    END IF;
  END IF;
  COMMIT;
END
