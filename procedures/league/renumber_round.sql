CREATE PROCEDURE renumber_round(IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_to LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Renumbers a round without a draw.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_id INT;

  CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'renumber_round', v_round_id, JSON_OBJECT('to', whole_number(p_to)));
END
