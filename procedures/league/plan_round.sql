CREATE PROCEDURE plan_round(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_method VARCHAR(30), IN p_seed VARCHAR(64),
  IN p_draw INT, IN p_planned JSON, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Seats the players who are entered for a round.'
BEGIN
  /*
   * Takes   : p_method, as DrawMethod.method; p_draw, the number of the draw of the round;
   *           p_planned, [{"seats": as p_seats}, …]: rounds that are planned but not drawn yet,
   *           with byes at table 0.
   * Returns : p_seats, as fill_tables returns them.
   * Raises  : too_few_entries.
   */
  DECLARE v_players, v_threes, v_fours INT;
  DECLARE v_seed VARCHAR(200) DEFAULT CONCAT_WS('/', p_seed, p_round_id, p_draw);

  SELECT COUNT(*)
    INTO v_players
    FROM TournamentEntry AS e
    WHERE e.tournament_id = p_tournament_id;
  CALL count_tables(p_tournament_id, v_players, v_threes, v_fours);
  IF v_threes + v_fours = 0 THEN
    CALL refuse('too_few_entries', CONCAT(
      v_players, IF(v_players = 1, ' player is', ' players are'), ' entered for tournament ',
      p_tournament_id, '; that is too few for a table.'));
  END IF;
  IF p_method IN ('random', 'by_standing') THEN
    CALL draw_lots(
      p_tournament_id, p_round_id, v_seed, v_seed, v_threes, v_fours, TRUE, p_planned,
      p_seats);
    CALL split_tables(p_tournament_id, p_method = 'by_standing', v_fours, p_seats);
  ELSE
    CALL arrange_players(
      p_tournament_id, p_round_id, v_seed, CONCAT_WS('/', p_seed, 'four', p_draw), v_threes,
      v_fours, p_planned, p_seats);
  END IF;
END
