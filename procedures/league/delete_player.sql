CREATE PROCEDURE delete_player(IN p_player_id BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a locked player who takes part in no tournament.'
BEGIN
  /*
   * Raises : player_in_use. The foreign keys see what the snapshot of the transaction does not.
   */
  DECLARE EXIT HANDLER FOR 1451
  BEGIN
    CALL refuse('player_in_use', CONCAT(
      player_names(JSON_ARRAY(p_player_id)), ' takes part in a tournament.'));
  END;

  DELETE FROM LeaguePlayer WHERE player_id = p_player_id;
END
