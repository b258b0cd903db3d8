CREATE PROCEDURE adjust_points(
  IN p_tournament LONGTEXT, IN p_player LONGTEXT, IN p_points LONGTEXT, IN p_reason LONGTEXT,
  IN p_round LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Gives a player a bonus or a penalty, with a reason.'
BEGIN
  /*
   * Takes   : p_points, below 0 for a penalty; p_round, the first round in which it counts, NULL
   *           for the beginning.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, league_player_not_found, round_not_found, and what
   *           change_trigger raises.
   */
  DECLARE v_tournament_id, v_player_id BIGINT;
  DECLARE v_round_id INT;

  CALL read_tournament(p_tournament, v_tournament_id);
  CALL read_league_player(p_player, v_player_id);
  IF p_round IS NOT NULL THEN
    CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  END IF;
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'adjust', v_round_id,
      JSON_OBJECT(
        'player', v_player_id, 'points', p_points, 'reason', p_reason, 'round', v_round_id));
END
