CREATE PROCEDURE read_round(
  IN p_tournament LONGTEXT, IN p_round LONGTEXT, OUT p_tournament_id BIGINT, OUT p_round_id INT)
  READS SQL DATA
  COMMENT 'Finds a round of a tournament by number.'
BEGIN
  /*
   * Raises : tournament_not_found, round_not_found.
   */
  CALL read_tournament(p_tournament, p_tournament_id);
  SELECT r.round_id
    INTO p_round_id
    FROM TournamentRound AS r
    WHERE r.tournament_id = p_tournament_id
      AND r.round_id = whole_number(p_round);
  IF p_round_id IS NULL THEN
    CALL refuse('round_not_found', CONCAT(
      'Tournament ', p_tournament_id, ' has no round ', shown(p_round), '.'));
  END IF;
END
