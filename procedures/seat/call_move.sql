CREATE PROCEDURE call_move(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_is_called INT,
  OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Submits a move, which nobody can take back from then on.'
BEGIN
  /*
   * Takes   : as make_move.
   * Changes : one CalledMove, committed.
   * Returns : p_is_called, 1, or 0 when another submitted move is not complete yet; p_before, the
   *           newest record of the ledger.
   */
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  CALL insert_call(p_game_id, p_action, p_details, p_is_called, p_before);
  COMMIT;
END
