CREATE PROCEDURE write_draw(IN p_tournament_id INT, IN p_round_id INT, IN p_matches JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes the matches of a draw that was checked.'
BEGIN
  /*
   * Takes   : p_matches, as record_draw.
   * Changes : LeagueMatch, MatchDraw, MatchTable; RoundBye for those who are entered and not
   *           drawn.
   * Raises  : round_drawn.
   * Why     : the key refuses a second draw. A transaction that began before the first would not
   *           see that by reading. Byes are read before they are inserted: an INSERT that selects
   *           locks the gaps that it looks into, into which other rounds are to be drawn.
   */
  DECLARE v_byes JSON;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('round_drawn', CONCAT(
      'Round ', p_round_id, ' of tournament ', p_tournament_id, ' is drawn already.'));
  END;

  INSERT INTO LeagueMatch (tournament_id, round_id, table_no, player_count)
    SELECT p_tournament_id, p_round_id, j.table_no, JSON_LENGTH(j.players)
      FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
        table_no FOR ORDINALITY, players JSON PATH '$.players')) AS j;
  INSERT INTO MatchDraw (tournament_id, round_id, match_id, player_id)
    SELECT p_tournament_id, p_round_id, m.match_id, p.player_id
      FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
        table_no FOR ORDINALITY,
        NESTED PATH '$.players[*]' COLUMNS (name VARCHAR(60) PATH '$'))) AS j
      JOIN LeagueMatch AS m
        ON m.tournament_id = p_tournament_id
        AND m.round_id = p_round_id
        AND m.table_no = j.table_no
      JOIN LeaguePlayer AS p ON p.name = TRIM(j.name);
  INSERT INTO MatchTable (match_id, table_strength)
    SELECT m.match_id, j.strength
      FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
        table_no FOR ORDINALITY, strength INT PATH '$.strength')) AS j
      JOIN LeagueMatch AS m
        ON m.tournament_id = p_tournament_id
        AND m.round_id = p_round_id
        AND m.table_no = j.table_no
      WHERE j.strength IS NOT NULL;
  SELECT JSON_ARRAYAGG(e.player_id)
    INTO v_byes
    FROM TournamentEntry AS e
    LEFT JOIN MatchDraw AS d
      ON d.tournament_id = p_tournament_id
      AND d.round_id = p_round_id
      AND d.player_id = e.player_id
    WHERE e.tournament_id = p_tournament_id
      AND d.player_id IS NULL;
  INSERT INTO RoundBye (tournament_id, round_id, player_id)
    SELECT p_tournament_id, p_round_id, j.player_id
      FROM JSON_TABLE(v_byes, '$[*]' COLUMNS (player_id INT PATH '$')) AS j;
END
