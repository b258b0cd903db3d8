CREATE PROCEDURE check_result(
  IN p_match_id BIGINT, IN p_intent VARCHAR(20), IN p_scores JSON, IN p_is_played BOOLEAN,
  IN p_sum BIGINT)
  READS SQL DATA
  COMMENT 'Rejects an invalid result.'
BEGIN
  /*
   * Takes  : p_intent, as ResultRecord.intent; p_scores, as record_result; p_is_played, whether the
   *          match has a result; p_sum, of all scores.
   * Raises : result_recorded, result_missing, input_malformed, player_not_drawn, scored_twice,
   *          score_missing, score_not_whole, score_odd, sum_not_zero: the first that applies.
   * Rule   : seed 002, Part IV: rules 1, 2 and 4.
   */
  DECLARE v_found BOOLEAN DEFAULT FALSE;
  DECLARE v_name, v_score VARCHAR(60);

  IF p_intent IN ('record', 'forfeit') AND p_is_played THEN
    CALL refuse('result_recorded', 'There is already a result; correct it instead.');
  END IF;
  IF p_intent = 'correct' AND NOT p_is_played THEN
    CALL refuse('result_missing', 'There is no result to correct yet.');
  END IF;
  IF NOT (JSON_TYPE(p_scores) <=> 'ARRAY') THEN
    CALL refuse('input_malformed', 'Give scores as [{"player": "Ann", "score": 4}].');
  END IF;
  CALL check_scored_players(p_match_id, p_scores);

  SELECT TRUE, j.name, LEFT(j.score, 30)
    INTO v_found, v_name, v_score
    FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (
      name VARCHAR(60) PATH '$.player', score JSON PATH '$.score')) AS j
    WHERE NOT COALESCE(
      JSON_TYPE(j.score) IN ('INTEGER', 'UNSIGNED INTEGER') AND ABS(j.score) <= 1000000000, FALSE)
    LIMIT 1;
  IF v_found THEN
    CALL refuse('score_not_whole', CONCAT(
      'The score of ', v_name, ', ', shown(v_score), ', must be a whole number up to 1000000000.'));
  END IF;
  SELECT TRUE, j.name, j.score
    INTO v_found, v_name, v_score
    FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (
      name VARCHAR(60) PATH '$.player', score INT PATH '$.score')) AS j
    WHERE MOD(j.score, 2) <> 0
    LIMIT 1;
  IF v_found THEN
    CALL refuse('score_odd', CONCAT(
      'Scores must be even; that of ', v_name, ' is ', v_score, '.'));
  END IF;
  IF p_sum <> 0 THEN
    CALL refuse('sum_not_zero', CONCAT('The scores add up to ', p_sum, ', not to 0.'));
  END IF;
END
