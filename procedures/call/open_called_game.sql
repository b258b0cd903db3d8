CREATE PROCEDURE open_called_game(IN p_call_id BIGINT UNSIGNED, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a submitted game, if it waits.'
BEGIN
  /*
   * Changes : as insert_game; CalledGame, from which it is deleted.
   * Returns : p_game_id; NULL when it does not wait.
   * Raises  : what insert_game raises.
   * Why     : a game is made by several statements; drop_called_game undoes those that were done.
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
    SAVEPOINT before_game;
    CALL insert_game(v_ruleset_id, v_terms, p_game_id);
    DELETE FROM CalledGame WHERE call_id = p_call_id;
  END IF;
END
