CREATE PROCEDURE open_table(IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_players LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds a match to a running round.'
BEGIN
  /*
   * Takes   : p_players, [name, …]: three or four who are not drawn.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, what read_players raises, and what
   *           change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_id, v_strength INT;
  DECLARE v_players JSON;

  CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  CALL read_players(p_players, v_players);
  CALL find_strength(v_tournament_id, v_round_id, v_players, v_strength);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'open_table', v_round_id,
      JSON_OBJECT('players', v_players, 'strength', v_strength));
END
