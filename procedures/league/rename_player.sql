CREATE PROCEDURE rename_player(IN p_player_id BIGINT, IN p_name LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Renames a locked player.'
BEGIN
  /*
   * Raises : name_taken. The only key among the columns that it writes is that of names. A name
   *          that is known to be taken is not tried, see insert_player.
   */
  DECLARE v_taken INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', CONCAT(p_name, ' is already in the league.'));
  END;

  SELECT COUNT(*)
    INTO v_taken
    FROM LeaguePlayer AS p
    WHERE p.name = p_name COLLATE utf8mb4_0900_as_ci
      AND p.player_id <> p_player_id;
  IF v_taken > 0 THEN
    CALL refuse('name_taken', CONCAT(p_name, ' is already in the league.'));
  END IF;
  UPDATE LeaguePlayer AS p SET p.name = p_name WHERE p.player_id = p_player_id;
END
