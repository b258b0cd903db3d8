CREATE PROCEDURE delete_draw(IN p_tournament_id INT, IN p_round_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes the matches of a round of which none was played.'
BEGIN
  /*
   * Changes : MatchTable, MatchDraw, LeagueMatch, RoundBye lose their rows of the round.
   * Raises  : round_not_drawn, round_has_results.
   * Why     : the matches are locked, so that none of them is played meanwhile. This is the one
   *           place where a range is locked: cancelling is rare, and short.
   */
  DECLARE v_matches, v_played INT;

  SELECT COUNT(*), COALESCE(SUM(m.result_count > 0), 0)
    INTO v_matches, v_played
    FROM LeagueMatch AS m
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id
    FOR UPDATE;
  IF v_matches = 0 THEN
    CALL refuse('round_not_drawn', CONCAT(
      'Round ', p_round_id, ' of tournament ', p_tournament_id, ' has no draw.'));
  END IF;
  IF v_played > 0 THEN
    CALL refuse('round_has_results', CONCAT(
      v_played, ' of ', v_matches, ' matches of round ', p_round_id, ' were played.'));
  END IF;
  DELETE mt
    FROM LeagueMatch AS m
    JOIN MatchTable AS mt ON mt.match_id = m.match_id
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id;
  DELETE FROM MatchDraw WHERE tournament_id = p_tournament_id AND round_id = p_round_id;
  DELETE FROM LeagueMatch WHERE tournament_id = p_tournament_id AND round_id = p_round_id;
  DELETE FROM RoundBye WHERE tournament_id = p_tournament_id AND round_id = p_round_id;
END
