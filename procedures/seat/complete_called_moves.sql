CREATE PROCEDURE complete_called_moves()
  MODIFIES SQL DATA
  COMMENT 'Completes the moves that were submitted some seconds ago.'
BEGIN
  /*
   * Changes : what complete_called_move changes, in every game.
   * Why     : the scheduled event calls it.
   */
  DECLARE v_games JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_before DATETIME(6) DEFAULT utc_now() - INTERVAL 2 SECOND;

  -- exactly one row
  SELECT JSON_ARRAYAGG(c.game_id)
    INTO v_games
    FROM CalledMove AS c
    WHERE c.called_at < v_before;
  WHILE v_index < JSON_LENGTH(v_games) DO
    CALL complete_waiting_move(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
