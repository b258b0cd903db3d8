CREATE PROCEDURE claim_game(IN p_game_id INT, IN p_match_id INT)
  MODIFIES SQL DATA
  COMMENT 'Lets a game count as a match, once.'
BEGIN
  /*
   * Changes : one MatchGame.
   * Raises  : game_recorded, and says as which match.
   */
  DECLARE v_match_id INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT k.match_id
      INTO v_match_id
      FROM MatchGame AS k
      WHERE k.game_id = p_game_id
      FOR SHARE;
    CALL refuse('game_recorded', CONCAT(
      'Game ', p_game_id, ' is recorded as match ', v_match_id, ' already.'));
  END;

  INSERT INTO MatchGame (game_id, match_id) VALUES (p_game_id, p_match_id);
END
