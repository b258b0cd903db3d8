CREATE PROCEDURE buy_deed(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_prid INT, IN p_amount INT,
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Sells a property of the bank to a player.'
BEGIN
  /*
   * Takes   : p_amount, the price or the bid; that he has it is for the caller to know.
   * Changes : Player, Deed, Game; one Event, and one more when this completes a set.
   */
  CALL transfer(
    p_game_id, p_record_id, 'bought', p_player_id, p_player_id, NULL, p_amount, NULL, p_prid,
    p_event_no);
  CALL update_deed(p_game_id, p_prid, p_player_id, 1, 0, FALSE);
  IF JSON_EXTRACT(deed_facts(p_game_id, p_prid), '$.missing') = 0 THEN
    CALL post(
      p_game_id, p_record_id, 'set_completed', p_player_id, NULL, NULL, NULL, NULL, p_prid, NULL,
      p_event_no);
  END IF;
  CALL write_game(p_game_id, 'pending', JSON_OBJECT());
END
