CREATE PROCEDURE buy_deed(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_prid INT, IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Sells a property of the bank to a player.'
BEGIN
  /*
   * Takes   : p_amount, the price or the bid; that he has it is for the caller to know.
   * Changes : Player, Deed; one Event; what monopoly_checker changes.
   */
  CALL transfer(
    p_game_id, p_record_id, p_event_no, 'bought', p_player_id, p_player_id, NULL, p_amount, NULL,
    p_prid);
  CALL give_deed(p_game_id, p_prid, p_player_id, 0, FALSE);
  CALL monopoly_checker(
    p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_prid);
END
