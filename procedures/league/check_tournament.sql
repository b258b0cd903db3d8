CREATE PROCEDURE check_tournament(IN p_tournament_id INT)
  READS SQL DATA
  COMMENT 'Refuses a tournament that does not exist.'
BEGIN
  /*
   * Raises : tournament_not_found.
   */
  DECLARE v_tournament_id INT;

  SELECT t.tournament_id
    INTO v_tournament_id
    FROM Tournament AS t
    WHERE t.tournament_id = p_tournament_id;
  IF v_tournament_id IS NULL THEN
    CALL refuse('tournament_not_found', CONCAT(
      'There is no tournament ', COALESCE(p_tournament_id, 'NULL'), '.'));
  END IF;
END
