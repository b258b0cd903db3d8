CREATE PROCEDURE rename_league_player(IN p_player LONGTEXT, IN p_name LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Renames a player of the league.'
BEGIN
  /*
   * Changes : one PlayerChange; player_trigger does the rest in the same statement.
   * Raises  : league_player_not_found, and what player_trigger raises.
   */
  DECLARE v_player_id BIGINT;

  CALL read_league_player(p_player, v_player_id);
  CALL check_player_name(TRIM(p_name), v_player_id);
  INSERT INTO PlayerChange (player_id, act, name) VALUES (v_player_id, 'rename', TRIM(p_name));
END
