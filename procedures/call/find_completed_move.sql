CREATE PROCEDURE find_completed_move(
  IN p_game_id INT, IN p_before INT, IN p_action VARCHAR(40), IN p_details LONGTEXT,
  OUT p_record_id INT)
  READS SQL DATA
  COMMENT 'Finds the move that the account submitted and somebody else completed.'
BEGIN
  /*
   * Takes  : p_before, the newest record when it was submitted; p_action, its action; p_details, as
   *          make_move.
   * Raises : token_taken, when its token is that of an earlier move; wrong_phase, when the rules
   *          refused it.
   * Why    : a token tells whether the move is in the ledger. Without one, the first move of the
   *          account with that action and those details is taken for it; at one table, where the
   *          ledger has no accounts, the first one of anybody.
   */
  DECLARE v_token VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    DEFAULT JSON_VALUE(p_details, '$.token' RETURNING CHAR(64));

  IF v_token IS NULL THEN
    SELECT MIN(m.record_ID)
      INTO p_record_id
      FROM Gamemanager AS m
      JOIN GameState AS g ON g.game_id = m.game_id
      JOIN JSON_TABLE(COALESCE(p_details, '{}'), '$' COLUMNS (
        player INT PATH '$.player_ID', dice DOUBLE PATH '$.dice', dice2 DOUBLE PATH '$.dice2',
        prid INT PATH '$.prid', amount DOUBLE PATH '$.amount')) AS w
      WHERE m.game_id = p_game_id
        AND m.record_ID > p_before
        AND IF(g.seating = 'table', m.account IS NULL, m.account = session_account())
        AND m.action = LEFT(p_action, 20) COLLATE utf8mb4_0900_as_ci
        AND (w.player IS NULL OR m.player_ID <=> w.player)
        AND (w.dice IS NULL OR m.dice <=> w.dice)
        AND (w.dice2 IS NULL OR m.dice2 <=> w.dice2)
        AND (w.prid IS NULL OR m.prid <=> w.prid)
        AND (w.amount IS NULL OR m.amount <=> w.amount);
  ELSE
    SELECT MIN(k.record_ID)
      INTO p_record_id
      FROM MoveToken AS k
      WHERE k.game_id = p_game_id
        AND k.token = v_token;
    IF p_record_id <= p_before THEN
      CALL refuse('token_taken', CONCAT('This token was used by record ', p_record_id, '.'));
    END IF;
  END IF;
  IF p_record_id IS NULL THEN
    CALL refuse('wrong_phase', 'By the time the move was made, it was no longer possible.');
  END IF;
END
