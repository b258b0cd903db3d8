CREATE PROCEDURE new_tournament(
  IN p_name TEXT, IN p_start_date DATE, IN p_end_date DATE, IN p_point_system TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a tournament.'
BEGIN
  /*
   * Takes   : p_point_system, the name of a point system.
   * Changes : one Tournament.
   * Returns : a result of one row, tournament_id.
   * Raises  : name_missing, name_too_long, dates_out_of_order, point_system_not_found, name_taken.
   */
  DECLARE v_point_system VARCHAR(40);
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', CONCAT('There is a tournament ', TRIM(p_name), ' already.'));
  END;

  CALL check_league_name(TRIM(p_name), 60);
  CALL check_dates(p_start_date, p_end_date);
  SELECT s.point_system_name
    INTO v_point_system
    FROM PointSystem AS s
    WHERE s.point_system_name = p_point_system;
  IF v_point_system IS NULL THEN
    CALL refuse('point_system_not_found', CONCAT(
      'There is no point system ', COALESCE(LEFT(p_point_system, 40), 'NULL'), '.'));
  END IF;
  INSERT INTO Tournament (name, start_date, end_date, point_system_name)
    VALUES (TRIM(p_name), p_start_date, p_end_date, v_point_system);
  SELECT LAST_INSERT_ID() AS tournament_id;
END
