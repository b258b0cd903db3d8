CREATE PROCEDURE insert_matches(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_matches JSON)
  MODIFIES SQL DATA
  COMMENT 'Inserts the matches of a draw that do not exist yet.'
BEGIN
  /*
   * Takes   : p_matches, as round_part returns them.
   * Changes : LeagueMatch, MatchDraw, MatchTable, TournamentState.match_count.
   * Raises  : matches_used_up, league_player_not_found.
   * Why     : the numbers come from the tournament, which is locked: no session variable affects
   *           them, and they are unique among all tournaments.
   */
  DECLARE v_numbered JSON;
  DECLARE v_count, v_most INT;

  SELECT s.match_count
    INTO v_count
    FROM TournamentState AS s
    WHERE s.tournament_id = p_tournament_id;
  SELECT
      COALESCE(JSON_ARRAYAGG(JSON_SET(
        j.item, '$.match', j.match_id, '$.table', j.table_no)), JSON_ARRAY()),
      GREATEST(v_count, COALESCE(MAX(MOD(j.match_id, 100000)), 0))
    INTO v_numbered, v_most
    FROM (
      SELECT
          i.item,
          COALESCE(i.table_no, i.place) AS table_no,
          COALESCE(i.match_id, 100000 * p_tournament_id + v_count
            + SUM(i.match_id IS NULL) OVER (ORDER BY i.place)) AS match_id
        FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
          place FOR ORDINALITY, item JSON PATH '$', match_id BIGINT PATH '$.match',
          table_no INT PATH '$.table')) AS i
    ) AS j
    LEFT JOIN LeagueMatch AS m ON m.match_id = j.match_id
    WHERE m.match_id IS NULL;
  IF v_count + JSON_LENGTH(p_matches) > 99999 THEN
    CALL refuse('matches_used_up', 'A tournament can have 99999 matches; start another one.');
  END IF;
  CALL check_league_players(JSON_EXTRACT(v_numbered, '$[*].players[*]'));
  INSERT INTO LeagueMatch (
      match_id, tournament_id, round_id, table_no, player_count, result_count)
    SELECT
        j.match_id, p_tournament_id, p_round_id, j.table_no, JSON_LENGTH(j.players),
        (SELECT COUNT(*) FROM ResultRecord AS r WHERE r.match_id = j.match_id)
      FROM JSON_TABLE(v_numbered, '$[*]' COLUMNS (
        match_id BIGINT PATH '$.match', table_no INT PATH '$.table', players JSON PATH '$.players'
      )) AS j;
  INSERT INTO MatchDraw (tournament_id, round_id, match_id, player_id)
    SELECT p_tournament_id, p_round_id, j.match_id, j.player_id
      FROM JSON_TABLE(v_numbered, '$[*]' COLUMNS (
        match_id BIGINT PATH '$.match',
        NESTED PATH '$.players[*]' COLUMNS (player_id BIGINT PATH '$'))) AS j;
  INSERT INTO MatchTable (match_id, table_strength)
    SELECT j.match_id, j.strength
      FROM JSON_TABLE(v_numbered, '$[*]' COLUMNS (
        match_id BIGINT PATH '$.match', strength INT PATH '$.strength')) AS j
      WHERE j.strength IS NOT NULL;
  UPDATE TournamentState AS s
    SET s.match_count = v_most
    WHERE s.tournament_id = p_tournament_id;
END
