CREATE PROCEDURE rename_player(IN p_player_id BIGINT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Gives a player who is locked another name.'
BEGIN
  /*
   * Raises : name_taken. The only key of what it writes is that of names.
   */
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', CONCAT(p_name, ' is in the league already.'));
  END;

  UPDATE LeaguePlayer AS p SET p.name = p_name WHERE p.player_id = p_player_id;
END
