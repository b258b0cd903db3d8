CREATE PROCEDURE give_scorer(IN p_tournament LONGTEXT, IN p_account LONGTEXT, IN p_right LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Grants an account a right to change a tournament.'
BEGIN
  /*
   * Takes   : p_account, its name without the host; p_right, score for entries, rounds, draws and
   *           results, organise for everything.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'give_scorer', NULL,
      JSON_OBJECT('account', p_account, 'right', p_right));
END
