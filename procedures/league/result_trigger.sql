CREATE TRIGGER result_trigger BEFORE INSERT ON ResultRecord FOR EACH ROW
BEGIN
  /*
   * The way in for results: one row is all scores of a match.
   *
   * Reads   : NEW.match_id, NEW.intent, NEW.scores with names; NEW.game, NULL for none.
   * Sets    : NEW.record_no; NEW.scores, with the numbers of players for their names.
   * Changes : MatchScore, LeagueMatch.result_count, MatchGame.
   * Raises  : match_not_found, what check_result raises, game_recorded.
   * Rule    : seed 002, Part IV: rules 1, 2 and 4.
   * Why     : a trigger, so that a result is whole by one statement, whatever client sends it and
   *           whenever that is interrupted. The match is locked first, by its key, so that two
   *           results of it follow each other. Who is drawn to play it never changes.
   */
  DECLARE v_match_id, v_players, v_results INT;
  DECLARE v_drawn, v_given, v_wrong INT;
  DECLARE v_sum BIGINT;
  DECLARE v_scores JSON;

  SELECT m.match_id INTO v_match_id FROM LeagueMatch AS m WHERE m.match_id = NEW.match_id;
  SELECT m.player_count, m.result_count
    INTO v_players, v_results
    FROM LeagueMatch AS m
    WHERE m.match_id = v_match_id
    FOR UPDATE;
  IF v_players IS NULL THEN
    CALL refuse('match_not_found', CONCAT('There is no match ', NEW.match_id, '.'));
  END IF;
  CALL read_scores(
    NEW.match_id, NEW.scores, v_given, v_drawn, v_wrong, v_sum, v_scores);
  IF (v_results > 0) <> (NEW.intent = 'correct')
    OR v_given <> v_players
    OR v_drawn <> v_players
    OR v_wrong > 0
    OR v_sum <> 0
  THEN
    CALL check_result(NEW.match_id, NEW.intent, NEW.scores, v_results, v_sum);
  END IF;

  SET NEW.record_no = v_results + 1;
  SET NEW.scores = v_scores;
  CALL write_scores(NEW.match_id, v_scores);
  UPDATE LeagueMatch AS m SET m.result_count = v_results + 1 WHERE m.match_id = NEW.match_id;
  IF NEW.game IS NOT NULL THEN
    CALL claim_game(NEW.game, NEW.match_id);
  END IF;
END
