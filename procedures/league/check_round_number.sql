CREATE PROCEDURE check_round_number(IN p_tournament_id BIGINT, IN p_round_id INT)
  READS SQL DATA
  COMMENT 'Rejects an invalid or taken number for a new round.'
BEGIN
  /*
   * Raises : round_number_malformed, round_exists.
   */
  DECLARE v_found INT;

  IF NOT COALESCE(p_round_id BETWEEN 1 AND 9999, FALSE) THEN
    CALL refuse('round_number_malformed', 'Round numbers go from 1 to 9999.');
  END IF;
  SELECT COUNT(*)
    INTO v_found
    FROM TournamentRound AS r
    WHERE r.tournament_id = p_tournament_id
      AND r.round_id = p_round_id;
  IF v_found > 0 THEN
    CALL refuse('round_exists', CONCAT(
      'Tournament ', p_tournament_id, ' already has a round ', p_round_id, '.'));
  END IF;
END
