CREATE PROCEDURE roll_in_jail(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_location INT, IN p_freed BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail, or keeps him there.'
BEGIN
  /*
   * Changes : Turns.status when he is freed; one Event.
   * Rule    : R3 of seed 000 (4.1 a): he does not move with the roll that frees him.
   */
  DECLARE v_event_no INT DEFAULT 0;

  IF p_freed THEN
    CALL set_status(p_game_id, p_player_id, 0, 0);
  END IF;
  CALL post(
    p_game_id, p_record_id, IF(p_freed, 'released', 'kept_in_jail'), p_player_id, NULL, NULL, NULL,
    p_location, NULL, NULL, v_event_no);
END
