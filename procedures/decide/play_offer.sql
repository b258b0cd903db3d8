CREATE PROCEDURE play_offer(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  IN p_action VARCHAR(20), INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Buys or declines the property that is offered.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : what buy_deed changes; Game and Event for an auction.
   * Returns : p_phase, landed or auction.
   * Rule    : seed 004, Properties; seed 003, Auction Properties.
   */
  DECLARE v_prid INT DEFAULT JSON_EXTRACT(p_game, '$.prid');

  SET p_phase = 'landed';
  IF p_action = 'buy' THEN
    CALL buy_deed(
      p_game_id, p_record_id, p_player_id, v_prid,
      JSON_EXTRACT(deed_facts(p_game_id, v_prid), '$.cost'), p_event_no);
  ELSE
    CALL post(
      p_game_id, p_record_id, 'declined', p_player_id, NULL, NULL, NULL, NULL, v_prid, NULL,
      p_event_no);
    IF JSON_VALUE(p_game, '$.auction') = 'none' THEN
      CALL write_game(p_game_id, 'pending', JSON_OBJECT());
    ELSE
      CALL post(
        p_game_id, p_record_id, 'auctioned', p_player_id, NULL, NULL, NULL, NULL, v_prid, NULL,
        p_event_no);
      SET p_phase = 'auction';
    END IF;
  END IF;
END
