CREATE PROCEDURE write_tournament(IN p_tournament_id BIGINT, IN p_tournament JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes the name, dates, point system and state of a tournament.'
BEGIN
  /*
   * Takes   : p_tournament, as tournament_part returns it.
   * Changes : Tournament, TournamentState.is_closed.
   * Raises  : name_missing, name_too_long, name_malformed, dates_out_of_order,
   *           point_system_not_found, name_taken, number_taken.
   */
  DECLARE v_name LONGTEXT DEFAULT TRIM(term_of(p_tournament, 'name'));
  DECLARE v_start, v_end DATE;
  DECLARE v_system VARCHAR(40);
  DECLARE v_taken INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT COUNT(*)
      INTO v_taken
      FROM Tournament AS t
      WHERE t.name = v_name COLLATE utf8mb4_0900_as_ci
      FOR SHARE;
    IF v_taken > 0 THEN
      CALL refuse('name_taken', CONCAT('There is already a tournament ', v_name, '.'));
    END IF;
    CALL refuse('number_taken', 'A number of the tournament is in use; tell the owner.');
  END;

  CALL check_league_name(v_name, 60);
  CALL read_days(term_of(p_tournament, 'start'), term_of(p_tournament, 'end'), v_start, v_end);
  CALL read_point_system(term_of(p_tournament, 'point_system'), v_system);
  UPDATE Tournament AS t
    SET
      t.name = v_name, t.start_date = v_start, t.end_date = v_end, t.point_system_name = v_system
    WHERE t.tournament_id = p_tournament_id;
  UPDATE TournamentState AS s
    SET s.is_closed = JSON_EXTRACT(p_tournament, '$.closed')
    WHERE s.tournament_id = p_tournament_id;
END
