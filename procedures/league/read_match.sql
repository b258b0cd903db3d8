CREATE PROCEDURE read_match(
  IN p_match LONGTEXT, OUT p_match_id BIGINT, OUT p_tournament_id BIGINT, OUT p_round_id INT)
  READS SQL DATA
  COMMENT 'Finds a match by number, and checks that the account has a right to it.'
BEGIN
  /*
   * Raises : match_not_found, not_yours: before anything is locked, see read_tournament.
   */
  SELECT m.match_id, m.tournament_id, m.round_id
    INTO p_match_id, p_tournament_id, p_round_id
    FROM LeagueMatch AS m
    WHERE m.match_id = match_number(p_match);
  IF p_match_id IS NULL THEN
    CALL refuse('match_not_found', CONCAT('There is no match ', shown(p_match), '.'));
  END IF;
  CALL check_right(p_tournament_id, 'score');
END
