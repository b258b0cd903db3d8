CREATE PROCEDURE complete_called_game(IN p_call_id INT, IN p_is_caller BOOLEAN, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a submitted game and commits it.'
BEGIN
  /*
   * Takes   : p_is_caller, whether this session submitted it.
   * Changes : as open_called_game; all committed. When the rules reject the game, CalledGame is
   *           deleted, and the ruleset that was made for it.
   * Returns : p_game_id; NULL when another session has made the game.
   * Raises  : what open_called_game raises.
   * Why     : an error that would not recur, such as the end of the session, leaves the game
   *           submitted. A deploy rejects it before anything is dealt, so the caller may repeat.
   */
  DECLARE v_ruleset_id, v_errno INT;
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    ROLLBACK;
    IF is_final_error(v_errno, v_state) OR v_errno = 50060 AND p_is_caller THEN
      DELETE FROM CalledGame WHERE call_id = p_call_id;
      COMMIT;
      CALL begin_transaction();
      CALL delete_unused_ruleset(v_ruleset_id);
      COMMIT;
    END IF;
    RESIGNAL;
  END;

  SELECT MAX(c.ruleset_id) INTO v_ruleset_id FROM CalledGame AS c WHERE c.call_id = p_call_id;
  CALL begin_transaction();
  CALL open_called_game(p_call_id, p_game_id);
  COMMIT;
END
