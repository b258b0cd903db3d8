CREATE FUNCTION archived_rounds(p_tournament_id BIGINT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rounds of a tournament with their draws and results, by player names.'
BEGIN
  /*
   * Returns : [{"round": number, "start": day, "end": day, "byes": [name, …], "matches": [{"no":
   *           number, "table": number, "strength": number, "players": [name, …], "intent": record
   *           or forfeit, "scores": [{"player": name, "score": number}, …], "game": number}, …]},
   *           …]. The scores of a match without a result are null. no counts the matches in the
   *           order of the draws.
   */
  DECLARE v_rounds JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'round', r.round_id, 'start', r.expected_start_date, 'end', r.expected_end_date,
      'byes', COALESCE((
        SELECT JSON_ARRAYAGG(p.name)
          FROM RoundBye AS b
          JOIN LeaguePlayer AS p ON p.player_id = b.player_id
          WHERE b.tournament_id = r.tournament_id AND b.round_id = r.round_id), JSON_ARRAY()),
      'matches', COALESCE((
        SELECT JSON_ARRAYAGG(JSON_OBJECT(
            'no', MOD(m.match_id, 100000), 'table', m.table_no,
            'strength', (
              SELECT t.table_strength FROM MatchTable AS t WHERE t.match_id = m.match_id),
            'players', (
              SELECT JSON_ARRAYAGG(p.name)
                FROM MatchDraw AS d
                JOIN LeaguePlayer AS p ON p.player_id = d.player_id
                WHERE d.match_id = m.match_id),
            'scores', (
              SELECT JSON_ARRAYAGG(JSON_OBJECT('player', p.name, 'score', s.match_score))
                FROM MatchScore AS s
                JOIN LeaguePlayer AS p ON p.player_id = s.player_id
                WHERE s.match_id = m.match_id),
            'intent', IF(m.is_played, result_intent(m.match_id), NULL),
            'game', (SELECT MIN(g.game_id) FROM MatchGame AS g WHERE g.match_id = m.match_id)))
          FROM LeagueMatch AS m
          WHERE m.tournament_id = r.tournament_id AND m.round_id = r.round_id), JSON_ARRAY())))
    INTO v_rounds
    FROM TournamentRound AS r
    WHERE r.tournament_id = p_tournament_id;
  RETURN COALESCE(v_rounds, JSON_ARRAY());
END
