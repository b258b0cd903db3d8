CREATE PROCEDURE read_point_system(IN p_name LONGTEXT, OUT p_point_system VARCHAR(40))
  READS SQL DATA
  COMMENT 'Finds a point system by name.'
BEGIN
  /*
   * Raises : point_system_not_found, point_system_malformed.
   */
  DECLARE v_wrong INT;

  SELECT s.point_system_name
    INTO p_point_system
    FROM PointSystem AS s
    WHERE s.point_system_name = TRIM(p_name);
  IF p_point_system IS NULL THEN
    CALL refuse('point_system_not_found', CONCAT(
      'There is no point system ', shown(p_name), near_point_systems(LEFT(p_name, 100)), '.'));
  END IF;
  SELECT
      (SELECT COUNT(*) FROM violation_missing_place AS m WHERE m.point_system_name = p_point_system)
      + (
        SELECT COUNT(*)
          FROM violation_unordered_place AS u
          WHERE u.point_system_name = p_point_system
      )
    INTO v_wrong;
  IF v_wrong > 0 THEN
    CALL refuse('point_system_malformed', CONCAT(
      p_point_system, ' lacks places, or pays less for a higher score; see violationsView.'));
  END IF;
END
