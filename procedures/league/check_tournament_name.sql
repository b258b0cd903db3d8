CREATE PROCEDURE check_tournament_name(IN p_name LONGTEXT)
  READS SQL DATA
  COMMENT 'Rejects a name that another tournament has.'
BEGIN
  /*
   * Raises : name_taken.
   */
  DECLARE v_tournament_id BIGINT;

  SELECT t.tournament_id
    INTO v_tournament_id
    FROM Tournament AS t
    WHERE t.name = p_name COLLATE utf8mb4_0900_as_ci;
  IF v_tournament_id IS NOT NULL THEN
    CALL refuse('name_taken', CONCAT('There is already a tournament ', p_name, '.'));
  END IF;
END
