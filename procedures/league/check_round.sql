CREATE PROCEDURE check_round(IN p_tournament_id INT, IN p_round_id INT)
  READS SQL DATA
  COMMENT 'Refuses a round that does not exist.'
BEGIN
  /*
   * Raises : tournament_not_found, round_not_found.
   */
  DECLARE v_round_id INT;

  CALL check_tournament(p_tournament_id);
  SELECT r.round_id
    INTO v_round_id
    FROM TournamentRound AS r
    WHERE r.tournament_id = p_tournament_id
      AND r.round_id = p_round_id;
  IF v_round_id IS NULL THEN
    CALL refuse('round_not_found', CONCAT(
      'Tournament ', p_tournament_id, ' has no round ', COALESCE(p_round_id, 'NULL'), '.'));
  END IF;
END
