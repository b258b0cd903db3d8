CREATE PROCEDURE write_round(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_matches JSON, IN p_byes JSON)
  MODIFIES SQL DATA
  COMMENT 'Replaces the draw of a round.'
BEGIN
  /*
   * Takes   : p_matches, as round_part returns them; a match without a number gets one. p_byes,
   *           NULL for the byes that follow from the draw.
   * Changes : LeagueMatch, MatchDraw, MatchTable, RoundBye, TournamentState.match_count. Played
   *           matches are not changed.
   * Raises  : match_played, and what check_league_players and insert_matches raise.
   */
  DECLARE v_was JSON DEFAULT round_part(p_tournament_id, p_round_id);
  DECLARE v_played INT;
  DECLARE v_open JSON;
  DECLARE v_byes JSON DEFAULT p_byes;

  SELECT MIN(m.table_no)
    INTO v_played
    FROM LeagueMatch AS m
    JOIN JSON_TABLE(v_was, '$.matches[*]' COLUMNS (
      match_id BIGINT PATH '$.match', players JSON PATH '$.players', strength INT PATH '$.strength'
    )) AS a ON a.match_id = m.match_id
    LEFT JOIN JSON_TABLE(p_matches, '$[*]' COLUMNS (
      match_id BIGINT PATH '$.match', players JSON PATH '$.players', strength INT PATH '$.strength'
    )) AS b
      ON b.match_id = m.match_id
      AND b.strength <=> a.strength
      AND JSON_LENGTH(b.players) = JSON_LENGTH(a.players)
      AND JSON_CONTAINS(b.players, a.players)
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id
      AND m.is_played
      AND b.match_id IS NULL;
  IF v_played IS NOT NULL THEN
    CALL refuse('match_played', CONCAT(
      'This would change the points from table ', v_played, ' of round ', p_round_id,
      '; annul its result first.'));
  END IF;

  IF v_byes IS NULL THEN
    SET v_byes = byes_after(p_tournament_id, v_was, p_matches);
  END IF;
  SELECT COALESCE(JSON_ARRAYAGG(m.match_id), JSON_ARRAY())
    INTO v_open
    FROM LeagueMatch AS m
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id
      AND NOT m.is_played;
  CALL delete_matches(v_open);
  CALL insert_matches(p_tournament_id, p_round_id, p_matches);
  CALL write_byes(p_tournament_id, p_round_id, JSON_EXTRACT(v_was, '$.byes'), v_byes);
END
