CREATE FUNCTION round_part(p_tournament_id BIGINT, p_round_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'A round with its draw and its byes, as it is now; NULL when it does not exist.'
BEGIN
  /*
   * Returns : {"start": day, "end": day, "byes": [player, …], "matches": [{"match": number,
   *           "table": number, "strength": number, "players": [player, …]}, …]}. Without a draw
   *           there are no matches.
   */
  DECLARE v_round, v_matches, v_byes JSON;

  SELECT JSON_OBJECT('start', r.expected_start_date, 'end', r.expected_end_date)
    INTO v_round
    FROM TournamentRound AS r
    WHERE r.tournament_id = p_tournament_id
      AND r.round_id = p_round_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'match', m.match_id, 'table', m.table_no, 'strength', m.strength, 'players', m.players))
    INTO v_matches
    FROM (
      SELECT
          m.match_id, m.table_no, MAX(mt.table_strength) AS strength,
          JSON_ARRAYAGG(d.player_id) AS players
        FROM LeagueMatch AS m
        JOIN MatchDraw AS d ON d.match_id = m.match_id
        LEFT JOIN MatchTable AS mt ON mt.match_id = m.match_id
        WHERE m.tournament_id = p_tournament_id
          AND m.round_id = p_round_id
        GROUP BY m.match_id, m.table_no
    ) AS m;
  SELECT JSON_ARRAYAGG(b.player_id)
    INTO v_byes
    FROM RoundBye AS b
    WHERE b.tournament_id = p_tournament_id
      AND b.round_id = p_round_id;
  RETURN JSON_SET(
    v_round, '$.matches', COALESCE(v_matches, JSON_ARRAY()),
    '$.byes', COALESCE(v_byes, JSON_ARRAY()));
END
