CREATE PROCEDURE take_scorer(IN p_tournament LONGTEXT, IN p_account LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Revokes the right of an account to change a tournament.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'take_scorer', NULL, JSON_OBJECT('account', p_account));
END
