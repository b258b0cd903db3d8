CREATE PROCEDURE seat_player(IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_player LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Seats a late player at a table of three of a running round.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, league_player_not_found, no_seat, and what
   *           change_trigger raises.
   */
  DECLARE v_tournament_id, v_player_id, v_match_id BIGINT;
  DECLARE v_round_id INT;

  CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  CALL read_league_player(p_player, v_player_id);
  CALL find_seat(v_tournament_id, v_round_id, v_player_id, v_match_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'seat', v_round_id,
      JSON_OBJECT('match', v_match_id, 'player', v_player_id));
END
