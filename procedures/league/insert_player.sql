CREATE PROCEDURE insert_player(IN p_name LONGTEXT, OUT p_player_id BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a player under a name that is free.'
BEGIN
  /*
   * Raises : name_taken, number_taken, session_variable.
   * Why    : a name that is known to be taken is not tried: a failed insert locks the name, and the
   *          gap before it, until the transaction ends.
   */
  DECLARE v_taken INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT COUNT(*)
      INTO v_taken
      FROM LeaguePlayer AS p
      WHERE p.name = p_name COLLATE utf8mb4_0900_as_ci
      FOR SHARE;
    IF v_taken > 0 THEN
      CALL refuse('name_taken', CONCAT(p_name, ' is already in the league.'));
    END IF;
    CALL refuse('number_taken', 'The next player number is in use; tell the owner.');
  END;

  SELECT COUNT(*)
    INTO v_taken
    FROM LeaguePlayer AS p
    WHERE p.name = p_name COLLATE utf8mb4_0900_as_ci;
  IF v_taken > 0 THEN
    CALL refuse('name_taken', CONCAT(p_name, ' is already in the league.'));
  END IF;
  INSERT INTO LeaguePlayer (name) VALUES (p_name);
  SET p_player_id = LAST_INSERT_ID();
  CALL check_number(p_player_id);
END
