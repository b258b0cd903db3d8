CREATE PROCEDURE close_auction(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Closes the auction of a game, if its time is up and nobody else locks the game.'
BEGIN
  /*
   * Changes : as the action close; before that, what settle_call changes; all committed.
   * Rule    : A4.
   * Why     : a game that somebody else locks, or that has an error, is left for the next time, so
   *           that it does not block the others. A bid that was submitted in time comes first. The
   *           time is rounded like that of the move, which would otherwise be refused as too early.
   */
  DECLARE v_game_id INT;
  DECLARE v_seating VARCHAR(20);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
  END;

  CALL begin_transaction();
  SELECT g.game_id, g.seating
    INTO v_game_id, v_seating
    FROM GameState AS g
    WHERE g.game_id = p_game_id
      AND g.deadline < CAST(utc_now() AS DATETIME(3))
      AND g.seating <> 'held'
    FOR UPDATE SKIP LOCKED;
  IF v_game_id IS NOT NULL THEN
    CALL settle_call(v_game_id);
    SELECT MAX(g.game_id)
      INTO v_game_id
      FROM GameState AS g
      WHERE g.game_id = p_game_id
        AND g.deadline < CAST(utc_now() AS DATETIME(3))
      FOR UPDATE;
  END IF;
  IF v_game_id IS NOT NULL THEN
    INSERT INTO Gamemanager (game_id, action, account)
      VALUES (v_game_id, 'close', IF(v_seating = 'table', NULL, ''));
  END IF;
  COMMIT;
END
