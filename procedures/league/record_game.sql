CREATE PROCEDURE record_game(IN p_match_id INT, IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Writes the result of a match that was played as a game of this database.'
BEGIN
  /*
   * Changes : one ResultRecord, from which result_trigger makes the rest in the same statement.
   * Raises  : game_not_found, game_not_over, match_not_found, players_differ, and what
   *           result_trigger raises.
   * Why     : a score is 24 times the distance of a net worth from the mean of the table. 24 is
   *           the least factor by which that is even at tables of three and of four. Nothing is
   *           rounded: the sum is 0, equal net worths stay equal, and greater ones greater.
   */
  DECLARE v_players, v_total INT;
  DECLARE v_phase VARCHAR(20);
  DECLARE v_scores JSON;

  SELECT g.phase INTO v_phase FROM Standing AS g WHERE g.game_id = p_game_id;
  IF v_phase IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  IF v_phase <> 'over' THEN
    CALL refuse('game_not_over', CONCAT('Game ', p_game_id, ' is still being played.'));
  END IF;
  CALL check_players_of_game(p_match_id, p_game_id);
  SELECT COUNT(*), SUM(net_worth(p.game_id, p.pid))
    INTO v_players, v_total
    FROM Player AS p
    WHERE p.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', p.name,
      'score', 24 DIV v_players * (v_players * net_worth(p.game_id, p.pid) - v_total)))
    INTO v_scores
    FROM Player AS p
    WHERE p.game_id = p_game_id;
  INSERT INTO ResultRecord (match_id, intent, scores, game)
    VALUES (p_match_id, 'record', v_scores, p_game_id);
END
