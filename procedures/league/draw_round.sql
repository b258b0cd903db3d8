CREATE PROCEDURE draw_round(IN p_tournament_id INT, IN p_round_id INT)
  MODIFIES SQL DATA
  COMMENT 'Draws a round among those who are entered, so that few of them meet again.'
BEGIN
  /*
   * Changes : one DrawRecord, from which draw_trigger makes the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, round_drawn, too_few_entries, and what
   *           draw_trigger raises.
   * Why     : chance comes from the seed of the tournament by a hash, so that the same players,
   *           rounds and results give the same draw.
   */
  DECLARE v_players, v_threes, v_fours INT;
  DECLARE v_seats, v_matches JSON;

  CALL check_round(p_tournament_id, p_round_id);
  CALL check_undrawn(p_tournament_id, p_round_id);
  SELECT COUNT(*)
    INTO v_players
    FROM TournamentEntry AS e
    WHERE e.tournament_id = p_tournament_id;
  CALL count_tables(p_tournament_id, v_players, v_threes, v_fours);
  IF v_threes + v_fours = 0 THEN
    CALL refuse('too_few_entries', CONCAT(
      v_players, ' players are entered for tournament ', p_tournament_id,
      '; that is not enough for a table.'));
  END IF;
  CALL arrange_players(p_tournament_id, p_round_id, v_threes, v_fours, v_seats);
  CALL describe_tables(p_tournament_id, v_seats, v_matches);
  CALL record_draw(p_tournament_id, p_round_id, v_matches);
END
