CREATE PROCEDURE read_result(
  IN p_match_id BIGINT, IN p_intent VARCHAR(20), IN p_given_scores JSON, IN p_players INT,
  IN p_results INT, IN p_is_played BOOLEAN, OUT p_scores JSON, INOUT p_game INT)
  READS SQL DATA
  COMMENT 'Parses and validates the scores of a match.'
BEGIN
  /*
   * Takes   : p_given_scores, as record_result; p_players, the number drawn; p_results, the records
   *           so far; p_game, the game that was played as the match.
   * Returns : p_scores, with player_id for player; p_game, for a correction the previous one.
   * Raises  : what check_result raises.
   */
  DECLARE v_drawn, v_given, v_wrong INT;
  DECLARE v_sum BIGINT;

  CALL read_scores(p_match_id, p_given_scores, v_given, v_drawn, v_wrong, v_sum, p_scores);
  IF p_is_played <> (p_intent = 'correct')
    OR v_given <> p_players
    OR v_drawn <> p_players
    OR v_wrong > 0
    OR v_sum <> 0
  THEN
    CALL check_result(p_match_id, p_intent, p_given_scores, p_is_played, v_sum);
  END IF;
  IF p_intent = 'correct' THEN
    SELECT r.game
      INTO p_game
      FROM ResultRecord AS r
      WHERE r.match_id = p_match_id
        AND r.record_no = p_results
      FOR SHARE;
  END IF;
END
