CREATE PROCEDURE play_end(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_action VARCHAR(20),
  INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Ends the turn, or the game for all.'
BEGIN
  /*
   * Changes : one Event.
   * Returns : p_phase, next or over.
   * Rule    : seed 003, Player Turn; seed 004, Playing the Game.
   */
  CALL post(
    p_game_id, p_record_id, IF(p_action = 'end', 'ended', 'turn_ended'), p_player_id,
    NULL, NULL, NULL, NULL, NULL, NULL, p_event_no);
  SET p_phase = IF(p_action = 'end', 'over', 'next');
END
