CREATE PROCEDURE refuse_action(
  IN p_game_id INT, IN p_phase VARCHAR(20), IN p_action VARCHAR(20), IN p_player_id INT)
  READS SQL DATA
  COMMENT 'Says what the game waits for instead of an action.'
BEGIN
  /*
   * Takes  : p_player_id, whose turn it is to act.
   * Raises : wrong_phase.
   */
  DECLARE v_property VARCHAR(40);

  SELECT COALESCE(MAX(pr.name), 'it')
    INTO v_property
    FROM Game AS g
    LEFT JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = g.prid
    WHERE g.game_id = p_game_id;
  CALL refuse('wrong_phase', CONCAT(
    'Player ', p_player_id, CASE p_phase
      WHEN 'roll' THEN ' is to roll'
      WHEN 'fee' THEN CONCAT(' is to roll for what ', v_property, ' costs him')
      WHEN 'offer' THEN CONCAT(' must buy or decline ', v_property, ' first')
      WHEN 'auction' THEN CONCAT(' and the others bid for ', v_property, ' or pass')
      WHEN 'debt' THEN ' must pay his debt first'
      WHEN 'trade' THEN ' must accept or reject the trade first'
      ELSE ' is to end the turn' END,
    '; ', COALESCE(p_action, 'NULL'), ' is not possible.'));
END
