CREATE PROCEDURE read_league_player(IN p_name LONGTEXT, OUT p_player_id BIGINT)
  READS SQL DATA
  COMMENT 'Finds a player of the league by name.'
BEGIN
  /*
   * Raises : league_player_not_found.
   * Why    : some programs type a curly apostrophe where others type a straight one. Nobody else
   *          has the name with the other one (check_player_name).
   */
  DECLARE v_straight LONGTEXT DEFAULT REGEXP_REPLACE(TRIM(p_name), '[’‘ʼ´′]', '''');

  SELECT p.player_id
    INTO p_player_id
    FROM LeaguePlayer AS p
    WHERE p.name = TRIM(p_name) COLLATE utf8mb4_0900_as_ci;
  IF p_player_id IS NULL AND v_straight LIKE '%''%' THEN
    SELECT MIN(p.player_id)
      INTO p_player_id
      FROM LeaguePlayer AS p
      WHERE p.name IN (v_straight COLLATE utf8mb4_0900_as_ci,
        REPLACE(v_straight, '''', '’') COLLATE utf8mb4_0900_as_ci);
  END IF;
  IF p_player_id IS NULL THEN
    CALL refuse('league_player_not_found', CONCAT(shown(p_name), ' is not in the league.'));
  END IF;
END
