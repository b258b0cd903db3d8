CREATE PROCEDURE draw_terms(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_method VARCHAR(30), IN p_planned JSON,
  IN p_round_no INT, IN p_is_again BOOLEAN, OUT p_seats JSON, OUT p_terms JSON)
  READS SQL DATA
  COMMENT 'Plans the draw of a round.'
BEGIN
  /*
   * Takes   : p_planned, as plan_round; p_round_no, the number of the round among those planned
   *           together; p_is_again, whether to repeat the draw with another result.
   * Returns : p_seats, as fill_tables returns them; p_terms, as change_draw takes them.
   * Raises  : too_few_entries.
   * Why     : each repeated draw of a round has another number, which together with the seed
   *           decides the lots.
   */
  DECLARE v_seed VARCHAR(64) DEFAULT COALESCE(setting_of(p_tournament_id, 'draw_seed'), '');
  DECLARE v_draw INT;
  DECLARE v_matches JSON;

  SELECT COUNT(*) + IF(p_is_again, 2, 1)
    INTO v_draw
    FROM TournamentChange AS c
    WHERE c.tournament_id = p_tournament_id
      AND c.round_id = p_round_id
      AND c.act = 'draw_again'
      AND term_of(c.terms, 'seed') = v_seed;
  IF p_method = 'all_rounds' THEN
    CALL seat_by_design(p_tournament_id, p_round_no, v_seed, p_seats);
  END IF;
  IF p_seats IS NULL THEN
    CALL plan_round(
      p_tournament_id, p_round_id, p_method, v_seed, v_draw, p_planned, p_seats);
  END IF;
  CALL describe_tables(p_tournament_id, p_seats, v_matches);
  SET p_terms = JSON_OBJECT(
    'matches', v_matches, 'method', p_method, 'seed', v_seed, 'draw', v_draw);
END
