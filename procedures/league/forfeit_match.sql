CREATE PROCEDURE forfeit_match(IN p_match LONGTEXT, IN p_absent LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Records the result of a match that some players did not play or did not finish.'
BEGIN
  /*
   * Takes   : p_absent, [name, …]: the players who forfeit it.
   * Changes : one ResultRecord; result_trigger does the rest in the same statement.
   * Raises  : match_not_found, input_malformed, league_player_not_found, named_twice,
   *           player_not_drawn, all_absent, and what result_trigger raises.
   * Why     : of n players f forfeit. The others get f times forfeit_score each, and those who
   *           forfeit lose n - f times as much each: the sum is 0.
   */
  DECLARE v_match_id, v_tournament_id BIGINT;
  DECLARE v_round_id, v_players, v_absent, v_score INT;
  DECLARE v_names, v_scores JSON;

  CALL read_match(p_match, v_match_id, v_tournament_id, v_round_id);
  CALL read_players(p_absent, v_names);
  SET v_score = setting_of(v_tournament_id, 'forfeit_score');
  SELECT COUNT(*), COALESCE(SUM(JSON_CONTAINS(v_names, CAST(d.player_id AS JSON))), 0)
    INTO v_players, v_absent
    FROM MatchDraw AS d
    WHERE d.match_id = v_match_id;
  IF v_absent < JSON_LENGTH(v_names) THEN
    CALL refuse('player_not_drawn', 'Not all of these players are drawn in this match.');
  END IF;
  IF v_absent = v_players THEN
    CALL refuse('all_absent', 'Everybody is absent; cancel the match instead.');
  END IF;
  SELECT JSON_ARRAYAGG(JSON_OBJECT('player', p.name, 'score', IF(
      JSON_CONTAINS(v_names, CAST(d.player_id AS JSON)),
      -v_score * (v_players - v_absent), v_score * v_absent)))
    INTO v_scores
    FROM MatchDraw AS d
    JOIN LeaguePlayer AS p ON p.player_id = d.player_id
    WHERE d.match_id = v_match_id;
  CALL insert_result(v_match_id, 'forfeit', v_scores, NULL);
END
