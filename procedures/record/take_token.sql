CREATE PROCEDURE take_token(
  IN p_game_id INT, IN p_token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  IN p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Gives a token to a move, once.'
BEGIN
  /*
   * Changes : one MoveToken.
   * Raises  : token_malformed; token_taken, and says which record has it.
   * Why     : an insert sees a token that was taken after this transaction began to read; a select
   *           would not, and the move would be made before the key of the ledger refused its row.
   *           With INSERT IGNORE, it would stay made.
   */
  DECLARE v_record_id INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT MoveToken.record_ID
      INTO v_record_id
      FROM MoveToken
      WHERE MoveToken.game_id = p_game_id
        AND MoveToken.token = CONVERT(p_token USING ascii) COLLATE ascii_bin
      FOR SHARE;
    CALL refuse('token_taken', CONCAT('The move with this token is record ', v_record_id, '.'));
  END;

  IF p_token NOT REGEXP '^[ -~]{0,64}$' THEN
    CALL refuse('token_malformed', 'A token is up to 64 ASCII characters.');
  END IF;
  INSERT INTO MoveToken (game_id, token, record_ID) VALUES (p_game_id, p_token, p_record_id);
END
