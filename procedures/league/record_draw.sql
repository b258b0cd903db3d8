CREATE PROCEDURE record_draw(IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_matches LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Records a draw that was made elsewhere.'
BEGIN
  /*
   * Takes   : p_matches, [{"players": [name, …], "strength": number}, …] in the order of the
   *           tables; the strength may be left out for all.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, what read_matches raises, and what
   *           change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_id INT;
  DECLARE v_matches JSON;

  CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  CALL read_matches(p_matches, v_matches);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'record_draw', v_round_id, JSON_OBJECT('matches', v_matches));
END
