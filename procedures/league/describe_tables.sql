CREATE PROCEDURE describe_tables(IN p_tournament_id INT, IN p_seats JSON, OUT p_matches JSON)
  READS SQL DATA
  COMMENT 'Makes a draw of players who are seated, with strengths where points are paid for them.'
BEGIN
  /*
   * Takes   : p_seats, as fill_tables returns them.
   * Returns : p_matches, as record_draw takes them.
   * Rule    : seed 002, Requirements, point system 2: 1 is the weakest table. The strength of a
   *           table is the mean of the points that its players have so far.
   */
  SELECT JSON_ARRAYAGG(IF(
      r.uses_strength,
      JSON_OBJECT('players', m.players, 'strength', m.strength),
      JSON_OBJECT('players', m.players)))
    INTO p_matches
    FROM Tournament AS t
    JOIN PointRule AS r ON r.point_system_name = t.point_system_name
    JOIN (
      SELECT
          s.table_no,
          JSON_ARRAYAGG(p.name) AS players,
          ROW_NUMBER() OVER (
            ORDER BY AVG(COALESCE(l.points, 0)), AVG(COALESCE(l.score, 0)), s.table_no) AS strength
        FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
          player_id INT PATH '$.player_id', table_no INT PATH '$.table')) AS s
        JOIN LeaguePlayer AS p ON p.player_id = s.player_id
        LEFT JOIN (
          SELECT q.player_id, SUM(q.points) AS points, SUM(q.match_score) AS score
            FROM leaguePointsView AS q
            WHERE q.tournament_id = p_tournament_id
            GROUP BY q.player_id
        ) AS l ON l.player_id = s.player_id
        GROUP BY s.table_no
    ) AS m
    WHERE t.tournament_id = p_tournament_id;
END
