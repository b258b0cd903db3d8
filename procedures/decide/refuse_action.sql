CREATE PROCEDURE refuse_action(
  IN p_game_id INT, IN p_game JSON, IN p_action VARCHAR(20), IN p_player_id INT)
  READS SQL DATA
  COMMENT 'Says what the game waits for instead of an action.'
BEGIN
  /*
   * Takes  : p_game, as game_facts; p_player_id, who is to act.
   * Raises : wrong_phase.
   */
  DECLARE v_property VARCHAR(40) DEFAULT COALESCE(JSON_VALUE(deed_facts(
    p_game_id, JSON_VALUE(p_game, '$.prid' RETURNING SIGNED)), '$.name'), 'it');

  CALL refuse('wrong_phase', CONCAT(
    'Player ', p_player_id, CASE JSON_VALUE(p_game, '$.phase')
      WHEN 'roll' THEN ' is to roll'
      WHEN 'fee' THEN CONCAT(' is to roll for what ', v_property, ' costs him')
      WHEN 'offer' THEN CONCAT(' must buy or decline ', v_property, ' first')
      WHEN 'auction' THEN CONCAT(' and the others bid for ', v_property, ' or pass')
      WHEN 'debt' THEN ' must pay his debt first'
      WHEN 'trade' THEN ' must accept or reject the trade first'
      ELSE ' is to end the turn' END,
    '; ', COALESCE(p_action, 'NULL'), ' is not possible.'));
END
