CREATE PROCEDURE change_round_number(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Renumbers a round without a draw.'
BEGIN
  /*
   * Takes   : p_terms, to: the new number.
   * Changes : one TournamentRound.
   * Raises  : round_not_found, round_drawn, round_number_malformed, round_exists.
   */
  DECLARE v_to INT DEFAULT whole_number(term_of(p_terms, 'to'));

  CALL check_round_number(p_tournament_id, v_to);
  CALL check_undrawn(p_tournament_id, p_round_id);
  UPDATE TournamentRound AS r
    SET r.round_id = v_to
    WHERE r.tournament_id = p_tournament_id
      AND r.round_id = p_round_id;
  SET p_note = CONCAT('Round ', p_round_id, ' is round ', v_to, ' now');
END
