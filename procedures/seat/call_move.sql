CREATE PROCEDURE call_move(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_is_called INT,
  OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Calls a move, which from then on nobody can take back.'
BEGIN
  /*
   * Takes   : as make_move.
   * Changes : one CalledMove, committed.
   * Returns : p_is_called, 1, or 0 when another move is called and not complete; p_before, the
   *           newest record of the ledger.
   */
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  START TRANSACTION;
  INSERT INTO CalledMove (game_id, account, action, details, called_at)
    VALUES (p_game_id, session_account(), LEFT(p_action, 20), p_details, utc_now())
    AS new ON DUPLICATE KEY UPDATE game_id = new.game_id;
  SET p_is_called = ROW_COUNT();
  SELECT g.last_record_ID INTO p_before FROM Standing AS g WHERE g.game_id = p_game_id;
  COMMIT;
END
