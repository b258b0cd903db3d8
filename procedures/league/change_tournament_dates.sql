CREATE PROCEDURE change_tournament_dates(
  IN p_tournament LONGTEXT, IN p_start LONGTEXT, IN p_end LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes the dates of a tournament.'
BEGIN
  /*
   * Takes   : dates like 2026-01-31.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'change_dates', NULL, JSON_OBJECT('start', p_start, 'end', p_end));
END
