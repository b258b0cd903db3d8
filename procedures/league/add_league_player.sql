CREATE PROCEDURE add_league_player(IN p_name LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds a player to the league.'
BEGIN
  /*
   * Changes : one PlayerChange; player_trigger does the rest in the same statement.
   * Returns : a result of one row, player_id.
   * Raises  : what player_trigger raises.
   */
  CALL check_player_name(TRIM(p_name), 0);
  INSERT INTO PlayerChange (player_id, act, name) VALUES (0, 'join', TRIM(p_name));
  SELECT p.player_id
    FROM LeaguePlayer AS p
    WHERE p.name = TRIM(p_name) COLLATE utf8mb4_0900_as_ci;
END
