CREATE PROCEDURE delete_league_player(IN p_player LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes somebody out of the league who has a part in no tournament.'
BEGIN
  /*
   * Takes   : p_player, a name.
   * Changes : one PlayerChange, from which player_trigger makes the rest in the same statement.
   * Raises  : league_player_not_found, and what player_trigger raises.
   */
  DECLARE v_player_id BIGINT;

  CALL read_league_player(p_player, v_player_id);
  INSERT INTO PlayerChange (player_id, act) VALUES (v_player_id, 'delete');
END
