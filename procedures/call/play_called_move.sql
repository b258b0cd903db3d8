CREATE PROCEDURE play_called_move(
  IN p_game_id INT, IN p_call_id BIGINT UNSIGNED, OUT p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Locks a game and makes its submitted move, if it waits.'
BEGIN
  /*
   * Takes   : p_call_id, as in CalledMove; NULL for any move that waits in the game.
   * Changes : CalledMove, from which it is deleted; what the move changes.
   * Returns : p_record_id, the number of the move; NULL when it does not wait.
   * Raises  : what dice_trigger raises.
   * Why     : the caller has a transaction by begin_transaction, which sees what others committed
   *           until the game was locked. The move is recorded with the time of its submission, or
   *           of the last move if that is later: a player who is kept waiting still bids in time.
   */
  DECLARE v_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;
  DECLARE v_action, v_seating VARCHAR(20);
  DECLARE v_played_at DATETIME(3);
  DECLARE v_details JSON;

  SET p_record_id = NULL;
  SELECT g.seating, g.played_at
    INTO v_seating, v_played_at
    FROM GameState AS g
    WHERE g.game_id = p_game_id
    FOR UPDATE;
  SELECT c.account, c.action, c.details, GREATEST(c.called_at, COALESCE(v_played_at, c.called_at))
    INTO v_account, v_action, v_details, v_played_at
    FROM CalledMove AS c
    WHERE c.game_id = p_game_id
      AND COALESCE(c.call_id = p_call_id, TRUE)
    FOR UPDATE;
  IF v_action IS NOT NULL THEN
    INSERT INTO Gamemanager (
        game_id, record_ID, token, player_ID, action, dice, dice2, prid, amount, terms,
        played_at, account)
      VALUES (
        p_game_id, JSON_VALUE(v_details, '$.record_ID' RETURNING SIGNED),
        JSON_VALUE(v_details, '$.token' RETURNING CHAR(64)),
        JSON_VALUE(v_details, '$.player_ID' RETURNING SIGNED), v_action,
        JSON_VALUE(v_details, '$.dice' RETURNING DOUBLE),
        JSON_VALUE(v_details, '$.dice2' RETURNING DOUBLE),
        JSON_VALUE(v_details, '$.prid' RETURNING SIGNED),
        JSON_VALUE(v_details, '$.amount' RETURNING DOUBLE),
        JSON_UNQUOTE(JSON_EXTRACT(v_details, '$.terms')), v_played_at,
        IF(v_seating = 'table', NULL, v_account));
    SELECT g.last_record_ID INTO p_record_id FROM GameState AS g WHERE g.game_id = p_game_id;
    DELETE FROM CalledMove WHERE game_id = p_game_id;
  END IF;
END
