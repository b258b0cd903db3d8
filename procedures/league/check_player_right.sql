CREATE PROCEDURE check_player_right(IN p_player_id BIGINT)
  READS SQL DATA
  COMMENT 'Rejects changing a player who takes part in tournaments of others.'
BEGIN
  /*
   * Raises : not_yours. It locks nothing; check_player_parts checks again with locks.
   */
  DECLARE v_tournament_id BIGINT;

  IF NOT is_owner() THEN
    SELECT MIN(u.tournament_id)
      INTO v_tournament_id
      FROM (
        SELECT e.tournament_id FROM TournamentEntry AS e WHERE e.player_id = p_player_id
        UNION
        SELECT d.tournament_id FROM MatchDraw AS d WHERE d.player_id = p_player_id
        UNION
        SELECT b.tournament_id FROM RoundBye AS b WHERE b.player_id = p_player_id
        UNION
        SELECT a.tournament_id FROM PointAdjustment AS a WHERE a.player_id = p_player_id
      ) AS u
      LEFT JOIN TournamentScorer AS s
        ON s.tournament_id = u.tournament_id AND s.account = session_account()
      WHERE s.account IS NULL;
    IF v_tournament_id IS NOT NULL THEN
      CALL refuse('not_yours', CONCAT(
        player_names(JSON_ARRAY(p_player_id)), ' takes part in tournament ', v_tournament_id,
        ', where ', session_account(), ' may not score.'));
    END IF;
  END IF;
END
