CREATE PROCEDURE delete_league_player(IN p_player LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a player from the league who takes part in no tournament.'
BEGIN
  /*
   * Changes : one PlayerChange; player_trigger does the rest in the same statement.
   * Raises  : league_player_not_found, and what player_trigger raises.
   */
  DECLARE v_player_id BIGINT;

  CALL read_league_player(p_player, v_player_id);
  INSERT INTO PlayerChange (player_id, act) VALUES (v_player_id, 'delete');
END
