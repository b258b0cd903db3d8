CREATE PROCEDURE add_league_player(IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds a player to the league.'
BEGIN
  /*
   * Changes : one LeaguePlayer.
   * Returns : a result of one row, player_id.
   * Raises  : name_missing, name_too_long, name_taken.
   */
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', CONCAT(TRIM(p_name), ' is in the league already.'));
  END;

  CALL check_league_name(TRIM(p_name), 40);
  INSERT INTO LeaguePlayer (name) VALUES (TRIM(p_name));
  SELECT LAST_INSERT_ID() AS player_id;
END
