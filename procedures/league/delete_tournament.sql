CREATE PROCEDURE delete_tournament(IN p_tournament LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a tournament without rounds and entries.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, tournament_in_use, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'delete', NULL, JSON_OBJECT());
END
