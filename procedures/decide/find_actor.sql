CREATE PROCEDURE find_actor(
  IN p_game_id INT, IN p_turn INT, IN p_phase VARCHAR(20), IN p_action VARCHAR(20),
  IN p_named_player INT, OUT p_player_id INT)
  READS SQL DATA
  COMMENT 'Says who makes a move, and refuses it when he may not.'
BEGIN
  /*
   * Takes   : p_named_player, NULL for whoever is to act.
   * Returns : the player. In an auction it is who is named; a trade is withdrawn by its proposer.
   * Raises  : player_missing, wrong_player, wrong_phase.
   */
  DECLARE v_turn INT;
  DECLARE v_passed BOOLEAN;

  SET p_player_id = actor_of(p_game_id);
  IF p_phase = 'trade' AND p_action = 'withdraw' THEN
    SELECT JSON_VALUE(g.proposal, '$.from' RETURNING SIGNED)
      INTO p_player_id
      FROM Game AS g
      WHERE g.game_id = p_game_id;
  ELSEIF p_phase = 'auction' AND phase_allows(p_phase, p_action) THEN
    IF p_named_player IS NULL THEN
      CALL refuse('player_missing', 'In an auction, say in player_ID who bids or passes.');
    END IF;
    SELECT t.turn, t.status = 2 OR g.passed >> t.turn & 1
      INTO v_turn, v_passed
      FROM Game AS g
      JOIN Turns AS t ON t.game_id = g.game_id AND t.player_ID = p_named_player
      WHERE g.game_id = p_game_id;
    IF COALESCE(v_passed, TRUE) THEN
      CALL refuse('wrong_player', CONCAT(
        'Player ', p_named_player, ' does not take part in the auction, or no longer.'));
    END IF;
    SET p_player_id = p_named_player;
  END IF;
  IF p_named_player <> p_player_id THEN
    CALL refuse('wrong_player', CONCAT(
      'It is for player ', p_player_id, ', ', player_name(p_game_id, p_player_id), ', to move.'));
  END IF;
  IF NOT COALESCE(phase_allows(p_phase, p_action), FALSE) THEN
    CALL refuse_action(p_game_id, p_phase, p_action, p_player_id);
  END IF;
END
