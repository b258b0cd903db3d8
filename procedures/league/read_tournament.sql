CREATE PROCEDURE read_tournament(IN p_tournament LONGTEXT, OUT p_tournament_id BIGINT)
  READS SQL DATA
  COMMENT 'Finds a tournament, and checks that the account has a right to it.'
BEGIN
  /*
   * Raises : tournament_not_found, not_yours.
   * Why    : an account without any right is refused before anything is locked: an open transaction
   *          would keep the locks.
   */
  SELECT t.tournament_id
    INTO p_tournament_id
    FROM Tournament AS t
    WHERE t.tournament_id = whole_number(p_tournament);
  IF p_tournament_id IS NULL THEN
    CALL refuse('tournament_not_found', CONCAT(
      'There is no tournament ', shown(p_tournament), '.'));
  END IF;
  CALL check_right(p_tournament_id, 'score');
END
