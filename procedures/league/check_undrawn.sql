CREATE PROCEDURE check_undrawn(IN p_tournament_id BIGINT, IN p_round_id INT)
  READS SQL DATA
  COMMENT 'Rejects a round that does not exist or has a draw.'
BEGIN
  /*
   * Raises : round_not_found, round_drawn.
   */
  DECLARE v_rounds, v_matches INT;

  SELECT COUNT(DISTINCT r.round_id), COUNT(m.match_id)
    INTO v_rounds, v_matches
    FROM TournamentRound AS r
    LEFT JOIN LeagueMatch AS m
      ON m.tournament_id = r.tournament_id AND m.round_id = r.round_id
    WHERE r.tournament_id = p_tournament_id
      AND r.round_id = p_round_id;
  IF v_rounds = 0 THEN
    CALL refuse('round_not_found', CONCAT(
      'Tournament ', p_tournament_id, ' has no round ', COALESCE(p_round_id, 'NULL'), '.'));
  END IF;
  IF v_matches > 0 THEN
    CALL refuse('round_drawn', CONCAT(
      'Round ', p_round_id, ' of tournament ', p_tournament_id, ' has already been drawn.'));
  END IF;
END
