CREATE PROCEDURE play_estate(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_action VARCHAR(20),
  IN p_prid INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Builds on, sells from, mortgages or redeems a property.'
BEGIN
  /*
   * Changes : Deed, Player, one Event.
   * Raises  : what estate_refusal says.
   */
  DECLARE v_price INT DEFAULT estate_price(p_game_id, p_action, p_prid);
  DECLARE v_level INT;
  DECLARE v_mortgaged BOOLEAN;
  DECLARE v_receives BOOLEAN DEFAULT p_action IN ('sell', 'mortgage');

  CALL refuse_with(estate_refusal(p_game_id, p_player_id, p_action, p_prid));
  SELECT d.level, d.mortgaged
    INTO v_level, v_mortgaged
    FROM Deed AS d
    WHERE d.game_id = p_game_id
      AND d.prid = p_prid;
  CALL update_deed(
    p_game_id, p_prid, p_player_id, 1,
    v_level + CASE p_action WHEN 'build' THEN 1 WHEN 'sell' THEN -1 ELSE 0 END,
    IF(p_action IN ('mortgage', 'redeem'), p_action = 'mortgage', v_mortgaged));
  CALL transfer(
    p_game_id, p_record_id,
    CASE p_action
      WHEN 'build' THEN 'built'
      WHEN 'sell' THEN 'sold'
      WHEN 'mortgage' THEN 'mortgaged'
      ELSE 'redeemed' END,
    p_player_id, IF(v_receives, NULL, p_player_id), IF(v_receives, p_player_id, NULL), v_price,
    NULL, p_prid, p_event_no);
END
