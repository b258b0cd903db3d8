CREATE PROCEDURE defeat_player(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  INOUT p_event_no INT, INOUT p_balance INT)
  MODIFIES SQL DATA
  COMMENT 'Takes a player who cannot pay out of the game.'
BEGIN
  /*
   * Changes : Turns.status; Deed, his properties are unowned again at the cost they have; one
   *           Event, the posting of what he had left to the bank.
   * Returns : p_balance, 0.
   * Rule    : seed 000, 4.1 c, e.
   */
  CALL set_status(p_game_id, p_player_id, 2, 0);
  CALL hand_over_deeds(p_game_id, p_board_id, p_player_id, NULL);
  CALL post(
    p_game_id, p_record_id, 'defeated', p_player_id, p_player_id, NULL, p_balance, NULL, NULL, NULL,
    p_event_no);
  SET p_balance = 0;
END
