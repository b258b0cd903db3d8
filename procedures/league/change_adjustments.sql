CREATE PROCEDURE change_adjustments(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_round_id INT, IN p_terms JSON,
  OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds or removes a bonus or a penalty.'
BEGIN
  /*
   * Takes   : p_round_id, the first round in which it counts, NULL for the beginning; p_terms,
   *           player, points, reason; or number, to remove it.
   * Changes : PointAdjustment.
   * Raises  : not_in_tournament, points_out_of_range, reason_missing, adjustment_not_found,
   *           name_too_long, name_malformed.
   */
  DECLARE v_player_id BIGINT DEFAULT JSON_EXTRACT(p_terms, '$.player');
  DECLARE v_no INT DEFAULT whole_number(term_of(p_terms, 'number'));
  DECLARE v_points INT DEFAULT whole_number(term_of(p_terms, 'points'));
  DECLARE v_reason LONGTEXT DEFAULT TRIM(term_of(p_terms, 'reason'));
  DECLARE v_last, v_played INT;

  IF p_act = 'remove_adjustment' THEN
    SELECT a.player_id, a.points
      INTO v_player_id, v_points
      FROM PointAdjustment AS a
      WHERE a.tournament_id = p_tournament_id
        AND a.adjustment_no = v_no;
    IF v_player_id IS NULL THEN
      CALL refuse('adjustment_not_found', CONCAT(
        'Tournament ', p_tournament_id, ' has no adjustment ',
        shown(term_of(p_terms, 'number')), '.'));
    END IF;
    DELETE FROM PointAdjustment
      WHERE tournament_id = p_tournament_id
        AND adjustment_no = v_no;
    SET p_note = CONCAT(
      'The ', IF(v_points < 0, 'penalty', 'bonus'), ' of ', ABS(v_points),
      IF(ABS(v_points) = 1, ' point', ' points'), ' for ', player_names(JSON_ARRAY(v_player_id)),
      ' no longer counts');
  ELSEIF p_act = 'adjust' THEN
    SELECT
        (
          SELECT COUNT(*)
            FROM TournamentEntry AS e
            WHERE e.tournament_id = p_tournament_id AND e.player_id = v_player_id
        ) + (
          SELECT COUNT(*)
            FROM MatchDraw AS d
            WHERE d.tournament_id = p_tournament_id AND d.player_id = v_player_id
        ),
        (
          SELECT COALESCE(MAX(a.adjustment_no), 0)
            FROM PointAdjustment AS a
            WHERE a.tournament_id = p_tournament_id
        )
      INTO v_played, v_last;
    IF v_played = 0 THEN
      CALL refuse('not_in_tournament', CONCAT(
        player_names(JSON_ARRAY(v_player_id)), ' is not in tournament ', p_tournament_id,
        '.'));
    END IF;
    IF NOT COALESCE(v_points BETWEEN -100000 AND 100000 AND v_points <> 0, FALSE) THEN
      CALL refuse(
        'points_out_of_range', 'Points are a whole number from -100000 to 100000, except 0.');
    END IF;
    IF COALESCE(v_reason, '') = '' THEN
      CALL refuse('reason_missing', 'Give a reason in a few words.');
    END IF;
    CALL check_league_name(v_reason, 200);
    INSERT INTO PointAdjustment (tournament_id, adjustment_no, player_id, round_id, points, reason)
      VALUES (
        p_tournament_id, v_last + 1, v_player_id, p_round_id, v_points, v_reason);
    SET p_note = CONCAT(
      player_names(JSON_ARRAY(v_player_id)), ' gets ', v_points,
      IF(ABS(v_points) = 1, ' point: ', ' points: '), v_reason);
  END IF;
END
