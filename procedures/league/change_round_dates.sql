CREATE PROCEDURE change_round_dates(
  IN p_tournament LONGTEXT, IN p_round LONGTEXT, IN p_start LONGTEXT, IN p_end LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes the dates of a round.'
BEGIN
  /*
   * Takes   : dates like 2026-01-31.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, round_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_round_id INT;

  CALL read_round(p_tournament, p_round, v_tournament_id, v_round_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (
      v_tournament_id, 'change_round_dates', v_round_id,
      JSON_OBJECT('start', p_start, 'end', p_end));
END
