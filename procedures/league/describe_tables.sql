CREATE PROCEDURE describe_tables(
  IN p_tournament_id BIGINT, IN p_seats JSON, OUT p_matches JSON)
  READS SQL DATA
  COMMENT 'Makes a draw from seated players, with strengths where the point system uses them.'
BEGIN
  /*
   * Takes   : p_seats, as fill_tables returns them.
   * Returns : p_matches, as round_part returns matches, without match numbers.
   * Rule    : seed 002, Part II, and Requirements, point system 2: 1 is the weakest table. The
   *           strength of a table is the rank of the mean of its players, each counted by the
   *           points per match so far; equal means give equal strengths. Counting in twelfths keeps
   *           means of three and of four whole.
   */
  DECLARE v_means JSON DEFAULT player_means(
    p_tournament_id, JSON_EXTRACT(p_seats, '$[*].player_id'));

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'table', m.table_no, 'players', m.players, 'strength', IF(r.uses_strength, m.strength, NULL)))
    INTO p_matches
    FROM Tournament AS t
    JOIN PointRule AS r ON r.point_system_name = t.point_system_name
    JOIN (
      SELECT
          s.table_no,
          JSON_ARRAYAGG(s.player_id) AS players,
          DENSE_RANK() OVER (ORDER BY 12 * SUM(p.mean) DIV COUNT(*)) AS strength
        FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
          player_id BIGINT PATH '$.player_id', table_no INT PATH '$.table')) AS s
        JOIN JSON_TABLE(v_means, '$[*]' COLUMNS (
          player_id BIGINT PATH '$.player_id', mean BIGINT PATH '$.mean')) AS p
          ON p.player_id = s.player_id
        WHERE s.table_no > 0
        GROUP BY s.table_no
    ) AS m
    WHERE t.tournament_id = p_tournament_id;
END
