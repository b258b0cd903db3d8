CREATE PROCEDURE check_undrawn(IN p_tournament_id INT, IN p_round_id INT)
  READS SQL DATA
  COMMENT 'Refuses a round that has a draw.'
BEGIN
  /*
   * Raises : round_drawn.
   */
  DECLARE v_matches INT;

  SELECT COUNT(*)
    INTO v_matches
    FROM LeagueMatch AS m
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id;
  IF v_matches > 0 THEN
    CALL refuse('round_drawn', CONCAT(
      'Round ', p_round_id, ' of tournament ', p_tournament_id, ' is drawn already.'));
  END IF;
END
