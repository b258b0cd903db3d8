CREATE PROCEDURE remove_adjustment(IN p_tournament LONGTEXT, IN p_adjustment LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Removes a bonus or a penalty.'
BEGIN
  /*
   * Takes   : p_adjustment, its number in adjustmentsView.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'remove_adjustment', NULL, JSON_OBJECT('no', p_adjustment));
END
