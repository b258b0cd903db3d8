CREATE PROCEDURE reopen_tournament(IN p_tournament LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Reopens a closed tournament.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'reopen', NULL, JSON_OBJECT());
END
