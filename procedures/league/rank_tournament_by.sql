CREATE PROCEDURE rank_tournament_by(IN p_tournament LONGTEXT, IN p_criteria LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Sets the criteria of the ranking of a tournament.'
BEGIN
  /*
   * Takes   : p_criteria, [name, …] from rankCriteriaView; the most important first.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'rank_by', NULL, JSON_OBJECT('criteria', json_of(p_criteria)));
END
