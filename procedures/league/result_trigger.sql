CREATE TRIGGER result_trigger BEFORE INSERT ON ResultRecord FOR EACH ROW
BEGIN
  /*
   * The entry point for results: one row has all scores of a match, or annuls or undoes them.
   *
   * Reads   : NEW.match_id, NEW.intent, NEW.scores with names; NEW.game, NULL for none; for undo
   *           NEW.undoes.
   * Sets    : the other columns; NEW.scores, with player numbers for names.
   * Changes : MatchScore, LeagueMatch.result_count and is_played, MatchGame.
   * Raises  : session_variable, match_not_found, stale_snapshot, not_yours, tournament_closed, what
   *           read_result raises, game_recorded.
   * Rule    : seed 002, Part IV: rules 1, 2 and 4.
   * Why     : a trigger, so that one statement records a whole result, whatever client sends it and
   *           whenever it is interrupted. The tournament is locked first, with a shared lock, so
   *           that other matches of it can be recorded meanwhile; then the match.
   */
  DECLARE v_tournament_id BIGINT DEFAULT NEW.match_id DIV 100000;
  DECLARE v_changes, v_seen, v_players, v_results, v_results_seen, v_round_id, v_table_no INT;
  DECLARE v_is_closed, v_is_played BOOLEAN;
  DECLARE v_scores JSON;
  DECLARE v_game INT DEFAULT NEW.game;

  CALL check_session();
  SELECT s.change_count, s.is_closed
    INTO v_changes, v_is_closed
    FROM TournamentState AS s
    WHERE s.tournament_id = v_tournament_id
    FOR SHARE;
  SELECT m.player_count, m.result_count, m.is_played, m.round_id, m.table_no
    INTO v_players, v_results, v_is_played, v_round_id, v_table_no
    FROM LeagueMatch AS m
    WHERE m.match_id = NEW.match_id
    FOR UPDATE;
  IF v_players IS NULL THEN
    CALL refuse('match_not_found', CONCAT('There is no match ', NEW.match_id, '.'));
  END IF;
  SELECT s.change_count, (
      SELECT m.result_count FROM LeagueMatch AS m WHERE m.match_id = NEW.match_id
    )
    INTO v_seen, v_results_seen
    FROM TournamentState AS s
    WHERE s.tournament_id = v_tournament_id;
  IF NOT (v_seen <=> v_changes AND v_results_seen <=> v_results) THEN
    CALL refuse('stale_snapshot', CONCAT(
      'Tournament ', v_tournament_id,
      ' was changed after this transaction began to read; end it and try again.'));
  END IF;
  CALL check_right(v_tournament_id, 'score');
  IF v_is_closed THEN
    CALL refuse('tournament_closed', CONCAT('Tournament ', v_tournament_id, ' is closed.'));
  END IF;

  IF NEW.intent IN ('annul', 'undo') THEN
    CALL read_previous_result(
      NEW.match_id, NEW.intent, NEW.undoes, v_results, v_is_played, v_scores, v_game);
  ELSE
    CALL read_result(
      NEW.match_id, NEW.intent, NEW.scores, v_players, v_results, v_is_played, v_scores, v_game);
  END IF;
  CALL write_scores(NEW.match_id, v_scores);
  UPDATE LeagueMatch AS m
    SET m.result_count = v_results + 1, m.is_played = JSON_LENGTH(v_scores) > 0
    WHERE m.match_id = NEW.match_id;
  IF v_results > 0 OR v_game IS NOT NULL THEN
    CALL claim_game(v_game, NEW.match_id);
  END IF;
  SET NEW.record_no = v_results + 1;
  SET NEW.scores = v_scores;
  SET NEW.game = v_game;
  SET NEW.tournament_id = v_tournament_id;
  SET NEW.round_id = v_round_id;
  SET NEW.table_no = v_table_no;
  SET NEW.change_no = v_changes;
  SET NEW.recorded_at = utc_now();
  SET NEW.account = SESSION_USER();
END
