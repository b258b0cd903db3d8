CREATE PROCEDURE change_point_system(
  IN p_tournament LONGTEXT, IN p_point_system LONGTEXT, IN p_recompute LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes the point system of a tournament.'
BEGIN
  /*
   * Takes   : p_recompute, TRUE to allow that existing results get other points.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'change_point_system', NULL,
      JSON_OBJECT('point_system', p_point_system, 'recompute', COALESCE(p_recompute, FALSE)));
END
