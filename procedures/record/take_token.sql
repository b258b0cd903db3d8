CREATE PROCEDURE take_token(IN p_token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin)
  MODIFIES SQL DATA
  COMMENT 'Assigns a token to a move, once.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id.
   * Changes : one MoveToken.
   * Raises  : token_malformed; token_taken, which names the record that has the token.
   * Why     : an INSERT sees a token that was taken after this transaction took its snapshot. A
   *           SELECT would not: the unique key of the ledger would reject the row only after the
   *           move was made, and with INSERT IGNORE the move would stay without its row.
   */
  DECLARE v_record_id INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT MoveToken.record_ID
      INTO v_record_id
      FROM MoveToken
      WHERE MoveToken.game_id = m_game_id
        AND MoveToken.token = CONVERT(p_token USING ascii) COLLATE ascii_bin
      FOR SHARE;
    CALL refuse('token_taken', CONCAT('This token was used by record ', v_record_id, '.'));
  END;

  IF p_token NOT REGEXP '^[ -~]{0,64}$' THEN
    CALL refuse('token_malformed', 'A token has at most 64 characters, all of them ASCII.');
  END IF;
  INSERT INTO MoveToken (game_id, token, record_ID) VALUES (m_game_id, p_token, m_record_id);
END
