CREATE PROCEDURE play_called_move(IN p_game_id INT, OUT p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the move that is called in a game, if there is one.'
BEGIN
  /*
   * Changes : CalledMove, which is removed when the move is made or refused; what the move changes;
   *           all committed.
   * Returns : p_record_id, the number of the move; NULL when none is called.
   * Raises  : what dice_trigger raises.
   * Why     : what hinders the move without refusing it leaves it called: an error of the server,
   *           a deploy, the end of the session.
   */
  DECLARE v_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;
  DECLARE v_action, v_seating VARCHAR(20);
  DECLARE v_details JSON;
  DECLARE v_errno INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO;
    IF v_errno BETWEEN 50001 AND 59999 AND v_errno <> 50060 THEN
      START TRANSACTION;
      DELETE FROM CalledMove WHERE game_id = p_game_id;
      COMMIT;
    END IF;
    RESIGNAL;
  END;

  SET p_record_id = NULL;
  START TRANSACTION;
  SELECT c.account, c.action, c.details, g.seating
    INTO v_account, v_action, v_details, v_seating
    FROM CalledMove AS c
    JOIN Standing AS g ON g.game_id = c.game_id
    WHERE c.game_id = p_game_id
    FOR UPDATE OF c;
  IF v_action IS NOT NULL THEN
    INSERT INTO Gamemanager (
        game_id, record_ID, token, player_ID, action, dice, dice2, prid, amount, terms, account)
      VALUES (
        p_game_id, JSON_VALUE(v_details, '$.record_ID' RETURNING SIGNED),
        JSON_VALUE(v_details, '$.token' RETURNING CHAR(64)),
        JSON_VALUE(v_details, '$.player_ID' RETURNING SIGNED), v_action,
        JSON_VALUE(v_details, '$.dice' RETURNING DOUBLE),
        JSON_VALUE(v_details, '$.dice2' RETURNING DOUBLE),
        JSON_VALUE(v_details, '$.prid' RETURNING SIGNED),
        JSON_VALUE(v_details, '$.amount' RETURNING DOUBLE),
        JSON_UNQUOTE(JSON_EXTRACT(v_details, '$.terms')),
        IF(v_seating = 'table', NULL, v_account));
    SELECT g.last_record_ID
      INTO p_record_id
      FROM Standing AS g
      WHERE g.game_id = p_game_id
      FOR UPDATE;
    DELETE FROM CalledMove WHERE game_id = p_game_id;
  END IF;
  COMMIT;
END
