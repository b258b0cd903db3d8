CREATE FUNCTION archived_standings(p_tournament_id BIGINT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The standings of a tournament, to compare with those of a restored one.'
BEGIN
  /*
   * Returns : [{"player": name, "rank": number, "matches": number, "points": number, "total_score":
   *           number, "byes": number, "bonus": number}, …], by rank and name.
   */
  DECLARE v_standings JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', p.name, 'rank', s.place, 'matches', s.matches, 'points', s.points,
      'total_score', s.total_score, 'byes', s.byes, 'bonus', s.extra)) OVER (
        ORDER BY s.place IS NULL, s.place, p.name
        ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
    INTO v_standings
    FROM leagueStandingsView AS s
    STRAIGHT_JOIN LeaguePlayer AS p ON p.player_id = s.player_id
    WHERE s.round_id = 0
      AND s.tournament_id = p_tournament_id
    LIMIT 1;
  RETURN COALESCE(v_standings, JSON_ARRAY());
END
