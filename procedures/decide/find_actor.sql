CREATE PROCEDURE find_actor(
  IN p_game_id INT, IN p_game JSON, IN p_action VARCHAR(20), IN p_named_player INT,
  OUT p_player_id INT)
  READS SQL DATA
  COMMENT 'Says who makes a move, and refuses it when he may not.'
BEGIN
  /*
   * Takes   : p_game, as game_facts; p_named_player, NULL for whoever is to act.
   * Returns : the player. In an auction it is who is named; a trade is withdrawn by its proposer.
   * Raises  : player_missing, wrong_player, wrong_phase.
   */
  DECLARE v_phase VARCHAR(20) DEFAULT JSON_VALUE(p_game, '$.phase');
  DECLARE v_passed BIGINT UNSIGNED DEFAULT JSON_EXTRACT(p_game, '$.passed');
  DECLARE v_turn INT;
  DECLARE v_player JSON;

  SET p_player_id = actor_of(p_game);
  IF v_phase = 'trade' AND p_action = 'withdraw' THEN
    SET p_player_id = JSON_EXTRACT(p_game, '$.proposal.from');
  ELSEIF v_phase = 'auction' AND phase_allows(v_phase, p_action) THEN
    IF p_named_player IS NULL THEN
      CALL refuse('player_missing', 'In an auction, say in player_ID who bids or passes.');
    END IF;
    SET v_player = player_facts(p_game_id, p_named_player);
    SET v_turn = JSON_EXTRACT(v_player, '$.turn');
    IF v_player IS NULL OR JSON_EXTRACT(v_player, '$.status') = 2 OR v_passed >> v_turn & 1 THEN
      CALL refuse('wrong_player', CONCAT(
        'Player ', p_named_player, ' does not take part in the auction, or no longer.'));
    END IF;
    SET p_player_id = p_named_player;
  END IF;
  IF p_named_player <> p_player_id THEN
    CALL refuse('wrong_player', CONCAT(
      'It is for player ', p_player_id, ', ', player_name(p_game_id, p_player_id), ', to move.'));
  END IF;
  IF NOT COALESCE(phase_allows(v_phase, p_action), FALSE) THEN
    CALL refuse_action(p_game_id, p_game, p_action, p_player_id);
  END IF;
END
