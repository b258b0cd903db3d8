CREATE PROCEDURE check_strengths(IN p_point_system VARCHAR(40), IN p_matches JSON)
  READS SQL DATA
  COMMENT 'Rejects a draw with invalid table strengths.'
BEGIN
  /*
   * Takes  : p_matches, as round_part returns them.
   * Raises : strength_missing, strength_out_of_range.
   * Rule   : seed 002, Part III, rule 6, and Requirements, point system 2.
   */
  DECLARE v_uses_strength BOOLEAN;
  DECLARE v_given, v_first_without, v_first_wrong INT;
  DECLARE v_matches INT DEFAULT JSON_LENGTH(p_matches);

  SELECT r.uses_strength
    INTO v_uses_strength
    FROM PointRule AS r
    WHERE r.point_system_name = p_point_system;
  SELECT
      COUNT(j.strength),
      MIN(IF(j.strength IS NULL, j.table_no, NULL)),
      MIN(IF(NOT COALESCE(
        JSON_TYPE(j.strength) IN ('INTEGER', 'UNSIGNED INTEGER')
        AND j.strength BETWEEN 1 AND v_matches, j.strength IS NULL), j.table_no, NULL))
    INTO v_given, v_first_without, v_first_wrong
    FROM (
      SELECT
          COALESCE(i.table_no, i.place) AS table_no,
          IF(JSON_TYPE(i.strength) = 'NULL', NULL, i.strength) AS strength
        FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
          place FOR ORDINALITY, table_no INT PATH '$.table', strength JSON PATH '$.strength')) AS i
    ) AS j;
  IF v_first_without IS NOT NULL AND (v_uses_strength OR v_given > 0) THEN
    CALL refuse('strength_missing', CONCAT(
      'Match ', v_first_without, ' of the draw has no strength; ',
      IF(v_given > 0, 'others have one.', CONCAT(p_point_system, ' needs one.'))));
  END IF;
  IF v_first_wrong IS NOT NULL THEN
    CALL refuse('strength_out_of_range', CONCAT(
      'The strength of match ', v_first_wrong, ' of the draw must be a whole number from 1 to ',
      v_matches, '.'));
  END IF;
END
