CREATE PROCEDURE play_on(
  IN p_game_id INT, IN p_most_moves INT, IN p_is_final BOOLEAN, OUT p_moves INT,
  OUT p_waits_for VARCHAR(20), OUT p_refusal VARCHAR(128))
  MODIFIES SQL DATA
  COMMENT 'Makes moves of bots until a person must act or the game is over.'
BEGIN
  /*
   * Takes   : p_most_moves, a limit: in some editions nobody ever loses; p_is_final, whether each
   *           transaction is committed, an open one of the caller first.
   * Changes : what check_held, settle_call and the moves change; BotGame, when the game is over.
   * Returns : p_moves, how many were made; p_waits_for, as play_bot_moves.
   *           p_refusal, of a bot's move, which is left to the next call; NULL for none.
   * Raises  : dice_are_secret, and errors of the server.
   * Why     : a submitted move comes before any move of a bot, which may then have none to make. A
   *           caller with their own transaction deletes, and reads with locks, only rows that
   *           exist: else the gap for the next game would be locked. The caller did not
   *           choose the move of a bot, so its refusal is no error of theirs: the bot decides
   *           again, once.
   */
  DECLARE v_made VARCHAR(40);
  DECLARE v_listed_id, v_called INT;
  DECLARE v_refusals INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    IF p_is_final THEN
      ROLLBACK;
    END IF;
    RESIGNAL;
  END;

  CALL check_held(p_game_id);
  SET p_moves = 0;
  SET p_waits_for = 'characters';
  WHILE p_waits_for IN ('characters', 'commit') AND p_moves < p_most_moves AND v_refusals < 2 DO
    IF p_is_final THEN
      CALL begin_transaction();
    END IF;
    IF NOT p_is_final THEN
      SELECT COUNT(*) INTO v_called FROM CalledMove AS c WHERE c.game_id = p_game_id;
    END IF;
    IF p_is_final OR v_called > 0 THEN
      CALL settle_call(p_game_id);
    END IF;
    BEGIN
      DECLARE EXIT HANDLER FOR SQLSTATE '45000'
      BEGIN
        GET STACKED DIAGNOSTICS CONDITION 1 p_refusal = MESSAGE_TEXT;
        SET v_refusals = v_refusals + 1;
      END;

      SET v_made = play_bot_moves(p_game_id, LEAST(20, p_most_moves - p_moves), p_is_final);
      SET v_refusals = 0;
      SET p_refusal = NULL;
      SET p_moves = p_moves + SUBSTRING_INDEX(v_made, ' ', 1);
      SET p_waits_for = SUBSTRING_INDEX(v_made, ' ', -1);
    END;
    IF p_is_final THEN
      COMMIT;
    END IF;
  END WHILE;
  SET p_waits_for = IF(p_waits_for = 'commit', 'characters', p_waits_for);
  IF p_waits_for = 'over' THEN
    SELECT b.game_id INTO v_listed_id FROM BotGame AS b WHERE b.game_id = p_game_id;
    DELETE FROM BotGame WHERE game_id = v_listed_id;
  END IF;
  IF p_is_final THEN
    COMMIT;
  END IF;
END
