CREATE PROCEDURE call_game(IN p_ruleset_id INT, IN p_terms JSON, OUT p_call_id INT)
  MODIFIES SQL DATA
  COMMENT 'Submits a new game, which nobody can take back from then on.'
BEGIN
  /*
   * Takes   : as insert_game.
   * Changes : one CalledGame.
   * Returns : p_call_id; NULL when the ruleset no longer exists.
   * Raises  : what check_number raises.
   */
  DECLARE v_first INT;

  INSERT INTO CalledGame (ruleset_id, terms, called_at)
    SELECT r.ruleset_id, p_terms, utc_now()
      FROM Ruleset AS r
      WHERE r.ruleset_id = p_ruleset_id
      FOR SHARE;
  SET p_call_id = IF(ROW_COUNT() > 0, LAST_INSERT_ID(), NULL);
  IF p_call_id IS NOT NULL THEN
    SELECT MIN(c.call_id) INTO v_first FROM CalledGame AS c;
    CALL check_number(v_first);
  END IF;
END
