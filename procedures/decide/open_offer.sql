CREATE PROCEDURE open_offer(
  IN p_game_id INT, IN p_record_id INT, IN p_game JSON, IN p_player_id INT, IN p_kind VARCHAR(20),
  IN p_prid INT, INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Offers a property to the player whose turn it is, or asks him for a roll for its fee.'
BEGIN
  /*
   * Takes   : p_game, as game_facts; p_kind, offer or fee.
   * Changes : Game; one Event for an offer.
   * Returns : p_phase, offer, fee or auction; as it was, when the player cannot afford the property
   *           and the edition then does nothing about it.
   * Rule    : seed 003, Rolling the dice; seed 004, Properties.
   */
  DECLARE v_affordable BOOLEAN DEFAULT JSON_EXTRACT(deed_facts(p_game_id, p_prid), '$.cost')
    <= JSON_EXTRACT(player_facts(p_game_id, p_player_id), '$.balance');

  IF p_kind = 'fee' THEN
    SET p_phase = 'fee';
  ELSEIF v_affordable OR JSON_VALUE(p_game, '$.purchase') = 'offered' THEN
    SET p_phase = 'offer';
  ELSEIF JSON_VALUE(p_game, '$.auction') = 'unsold' THEN
    SET p_phase = 'auction';
  END IF;
  IF p_kind = 'offer' THEN
    CALL post(
      p_game_id, p_record_id,
      CASE p_phase
        WHEN 'offer' THEN 'offered'
        WHEN 'auction' THEN 'auctioned'
        ELSE 'not_bought' END,
      p_player_id, NULL, NULL, NULL, NULL, p_prid, NULL, p_event_no);
  END IF;
  IF p_phase <> 'landed' THEN
    CALL write_game(p_game_id, 'pending', JSON_OBJECT('prid', p_prid));
  END IF;
END
