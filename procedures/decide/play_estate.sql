CREATE PROCEDURE play_estate(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  IN p_action VARCHAR(20), IN p_prid INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Builds on, sells from, mortgages or redeems a property.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : Deed, Player, one Event.
   * Raises  : what estate_refusal says.
   */
  DECLARE v_deed JSON DEFAULT deed_facts(p_game_id, p_prid);
  DECLARE v_price INT DEFAULT estate_price(p_game, v_deed, p_action);
  DECLARE v_receives BOOLEAN DEFAULT p_action IN ('sell', 'mortgage');
  DECLARE v_kind VARCHAR(20) DEFAULT CASE p_action
    WHEN 'build' THEN 'built'
    WHEN 'sell' THEN 'sold'
    WHEN 'mortgage' THEN 'mortgaged'
    ELSE 'redeemed' END;

  CALL refuse_with(estate_refusal(
    p_game, v_deed, p_player_id,
    JSON_EXTRACT(player_facts(p_game_id, p_player_id), '$.balance'), p_action, p_prid));
  CALL update_deed(
    p_game_id, p_prid, p_player_id, 1,
    JSON_EXTRACT(v_deed, '$.level')
      + CASE p_action WHEN 'build' THEN 1 WHEN 'sell' THEN -1 ELSE 0 END,
    IF(p_action IN ('mortgage', 'redeem'),
      p_action = 'mortgage', JSON_EXTRACT(v_deed, '$.mortgaged')));
  CALL transfer(
    p_game_id, p_record_id, v_kind, p_player_id,
    IF(v_receives, NULL, p_player_id), IF(v_receives, p_player_id, NULL), v_price,
    NULL, p_prid, p_event_no);
END
