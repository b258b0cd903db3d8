CREATE PROCEDURE substitute_player(IN p_match LONGTEXT, IN p_out LONGTEXT, IN p_in LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Replaces a player in a match without a result.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : match_not_found, league_player_not_found, and what change_trigger raises.
   */
  DECLARE v_match_id, v_tournament_id, v_out, v_in BIGINT;
  DECLARE v_round_id INT;

  CALL read_match(p_match, v_match_id, v_tournament_id, v_round_id);
  CALL read_league_player(p_out, v_out);
  CALL read_league_player(p_in, v_in);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'substitute', v_round_id,
      JSON_OBJECT('match', v_match_id, 'out', v_out, 'in', v_in));
END
