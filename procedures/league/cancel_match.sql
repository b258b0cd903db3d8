CREATE PROCEDURE cancel_match(IN p_match LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Cancels a match without a result; its players have byes.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : match_not_found, and what change_trigger raises.
   */
  DECLARE v_match_id, v_tournament_id BIGINT;
  DECLARE v_round_id INT;

  CALL read_match(p_match, v_match_id, v_tournament_id, v_round_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'cancel_match', v_round_id, JSON_OBJECT('match', v_match_id));
END
