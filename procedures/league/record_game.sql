CREATE PROCEDURE record_game(IN p_match LONGTEXT, IN p_game LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Records the result of a match that was played as a game of this database.'
BEGIN
  /*
   * Changes : one ResultRecord; result_trigger does the rest in the same statement.
   * Raises  : game_not_found, game_not_over, match_not_found, players_differ, and what
   *           result_trigger raises.
   */
  DECLARE v_match_id, v_tournament_id BIGINT;
  DECLARE v_round_id INT;
  DECLARE v_game_id INT DEFAULT whole_number(p_game);
  DECLARE v_phase VARCHAR(20);
  DECLARE v_scores JSON;

  SELECT g.phase INTO v_phase FROM GameState AS g WHERE g.game_id = v_game_id;
  IF v_phase IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF v_phase <> 'over' THEN
    CALL refuse('game_not_over', CONCAT('Game ', v_game_id, ' is still being played.'));
  END IF;
  CALL read_match(p_match, v_match_id, v_tournament_id, v_round_id);
  CALL check_players_of_game(v_match_id, v_game_id);
  CALL scores_of_game(v_tournament_id, v_game_id, v_scores);
  CALL insert_result(v_match_id, 'record', v_scores, v_game_id);
END
