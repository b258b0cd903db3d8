CREATE PROCEDURE draw_round_again(
  IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_method LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Repeats the draw of a round without results.'
BEGIN
  /*
   * Takes   : p_method, as draw_round_by.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, method_not_found, too_few_entries, and what
   *           change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_id INT;
  DECLARE v_method VARCHAR(30);
  DECLARE v_seats, v_terms JSON;

  CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  CALL read_method(v_tournament_id, p_method, v_method);
  CALL draw_terms(
    v_tournament_id, v_round_id, v_method, JSON_ARRAY(), 1, TRUE, v_seats, v_terms);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'draw_again', v_round_id, v_terms);
END
