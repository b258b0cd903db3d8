CREATE PROCEDURE change_round(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_round_id INT, IN p_terms JSON,
  OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds a round, deletes one without a draw, or changes its dates.'
BEGIN
  /*
   * Takes   : p_terms, start and end.
   * Changes : one TournamentRound.
   * Raises  : round_not_found, round_drawn, round_number_malformed, round_exists, round_in_use,
   *           dates_out_of_order.
   */
  DECLARE v_start, v_end DATE;
  DECLARE v_adjustments INT;

  IF p_act = 'delete_round' THEN
    CALL check_undrawn(p_tournament_id, p_round_id);
    SELECT COUNT(*)
      INTO v_adjustments
      FROM PointAdjustment AS a
      WHERE a.tournament_id = p_tournament_id
        AND a.round_id = p_round_id;
    IF v_adjustments > 0 THEN
      CALL refuse('round_in_use', CONCAT(
        'Round ', p_round_id, ' has ', v_adjustments, IF(
          v_adjustments = 1, ' bonus or penalty; remove it first.',
          ' bonuses or penalties; remove them first.')));
    END IF;
    DELETE FROM TournamentRound
      WHERE tournament_id = p_tournament_id
        AND round_id = p_round_id;
    SET p_note = CONCAT('Round ', p_round_id, ' is deleted');
  ELSE
    CALL read_days(term_of(p_terms, 'start'), term_of(p_terms, 'end'), v_start, v_end);
    IF p_act = 'add_round' THEN
      CALL check_round_number(p_tournament_id, p_round_id);
      INSERT INTO TournamentRound (
          tournament_id, round_id, expected_start_date, expected_end_date)
        VALUES (p_tournament_id, p_round_id, v_start, v_end);
      SET p_note = CONCAT('Round ', p_round_id, ' is added, ', v_start, ' to ', v_end);
    ELSE
      UPDATE TournamentRound AS r
        SET r.expected_start_date = v_start, r.expected_end_date = v_end
        WHERE r.tournament_id = p_tournament_id
          AND r.round_id = p_round_id;
      SET p_note = CONCAT('The dates of round ', p_round_id, ' are ', v_start, ' to ', v_end);
    END IF;
  END IF;
END
