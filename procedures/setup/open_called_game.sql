CREATE PROCEDURE open_called_game(IN p_call_id INT, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a submitted game, unless another session has made it.'
BEGIN
  /*
   * Changes : as insert_game; CalledGame, from which it is deleted.
   * Returns : p_game_id, or NULL.
   * Raises  : what insert_game raises.
   */
  DECLARE v_ruleset_id INT;
  DECLARE v_terms JSON;

  SET p_game_id = NULL;
  SELECT c.ruleset_id, c.terms
    INTO v_ruleset_id, v_terms
    FROM CalledGame AS c
    WHERE c.call_id = p_call_id
    FOR UPDATE;
  IF v_terms IS NOT NULL THEN
    CALL insert_game(v_ruleset_id, v_terms, p_game_id);
    DELETE FROM CalledGame WHERE call_id = p_call_id;
  END IF;
END
