CREATE PROCEDURE rename_league_player(IN p_player LONGTEXT, IN p_name LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Gives a player another name.'
BEGIN
  /*
   * Takes   : p_player, the name of now; p_name, the new one.
   * Changes : one PlayerChange, from which player_trigger makes the rest in the same statement.
   * Raises  : league_player_not_found, and what player_trigger raises.
   */
  DECLARE v_player_id BIGINT;

  CALL read_league_player(p_player, v_player_id);
  CALL check_league_name(TRIM(p_name), 40);
  INSERT INTO PlayerChange (player_id, act, name) VALUES (v_player_id, 'rename', TRIM(p_name));
END
