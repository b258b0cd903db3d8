CREATE PROCEDURE check_new_system(
  IN p_tournament_id BIGINT, IN p_terms JSON, OUT p_note LONGTEXT)
  READS SQL DATA
  COMMENT 'Rejects a new point system that does not fit, or that changes points unasked.'
BEGIN
  /*
   * Takes   : p_terms, point_system, and recompute: whether existing results may get other points.
   * Returns : p_note, with the number of results that did.
   * Raises  : point_system_not_found, table_size_not_in_system, strength_missing,
   *           would_change_points.
   */
  DECLARE v_system VARCHAR(40);
  DECLARE v_sizes, v_strengths, v_results INT;

  CALL read_point_system(term_of(p_terms, 'point_system'), v_system);
  SELECT
      COUNT(IF(s.player_count IS NULL, 1, NULL)),
      COUNT(IF(r.uses_strength AND mt.match_id IS NULL, 1, NULL)),
      COALESCE(SUM(m.is_played), 0)
    INTO v_sizes, v_strengths, v_results
    FROM LeagueMatch AS m
    JOIN PointRule AS r ON r.point_system_name = v_system
    LEFT JOIN (
      SELECT DISTINCT pp.player_count
        FROM PlacePoints AS pp
        WHERE pp.point_system_name = v_system
    ) AS s ON s.player_count = m.player_count
    LEFT JOIN MatchTable AS mt ON mt.match_id = m.match_id
    WHERE m.tournament_id = p_tournament_id;
  IF v_sizes > 0 THEN
    CALL refuse('table_size_not_in_system', CONCAT(
      v_system, ' has no points for the table size of ', v_sizes, ' drawn ',
      IF(v_sizes = 1, 'match.', 'matches.')));
  END IF;
  IF v_strengths > 0 THEN
    CALL refuse('strength_missing', CONCAT(
      v_system, ' needs table strengths; ', v_strengths,
      IF(v_strengths = 1, ' drawn match has none.', ' drawn matches have none.')));
  END IF;
  IF v_results > 0 AND NOT COALESCE(term_of(p_terms, 'recompute') = '1', FALSE) THEN
    CALL refuse('would_change_points', CONCAT(
      v_results, IF(v_results = 1, ' result', ' results'),
      ' would get different points; ask for the results to be recomputed.'));
  END IF;
  SET p_note = CONCAT(
    'Points are paid by ', v_system,
    IF(v_results > 0, CONCAT(
      '; those of ', v_results, IF(v_results = 1, ' result', ' results'), ' are recomputed'), ''));
END
