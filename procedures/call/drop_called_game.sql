CREATE PROCEDURE drop_called_game(IN p_call_id BIGINT UNSIGNED)
  MODIFIES SQL DATA
  COMMENT 'Drops a submitted game that open_called_game could not make.'
BEGIN
  /*
   * Changes : CalledGame, from which it is deleted; the ruleset that was made for it; all
   *           committed.
   * Why     : the row stays locked until it is gone, so that nobody makes a game whose submitter
   *           hears that it was refused. The ruleset is checked when the row is gone for everybody.
   */
  DECLARE v_ruleset_id INT;

  ROLLBACK TO SAVEPOINT before_game;
  SELECT c.ruleset_id INTO v_ruleset_id FROM CalledGame AS c WHERE c.call_id = p_call_id;
  DELETE FROM CalledGame WHERE call_id = p_call_id;
  CALL begin_transaction();
  CALL delete_unused_ruleset(v_ruleset_id);
  COMMIT;
END
