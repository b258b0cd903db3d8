CREATE PROCEDURE delete_player(IN p_player_id BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a player who is locked and has a part in no tournament.'
BEGIN
  /*
   * Raises : player_in_use. The keys see what a transaction that has read before does not.
   */
  DECLARE EXIT HANDLER FOR 1451
  BEGIN
    CALL refuse('player_in_use', CONCAT(
      player_names(JSON_ARRAY(p_player_id)), ' has a part in a tournament.'));
  END;

  DELETE FROM LeaguePlayer WHERE player_id = p_player_id;
END
