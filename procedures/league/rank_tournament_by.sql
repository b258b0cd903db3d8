CREATE PROCEDURE rank_tournament_by(IN p_tournament LONGTEXT, IN p_criteria LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Says what the players of a tournament are ranked by.'
BEGIN
  /*
   * Takes   : p_criteria, [name, …] as rankCriteriaView lists them; the first decides first.
   * Changes : one TournamentChange, from which change_trigger makes the rest in the same
   *           statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'rank_by', NULL, JSON_OBJECT('criteria', json_of(p_criteria)));
END
