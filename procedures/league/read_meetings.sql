CREATE PROCEDURE read_meetings(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_planned JSON, OUT p_met JSON)
  READS SQL DATA
  COMMENT 'Counts how often the entered players have met.'
BEGIN
  /*
   * Takes   : p_round_id, a round that does not count; p_planned, as plan_round.
   * Returns : p_met, [[player, other, times], …], each pair both ways.
   */
  WITH seat AS (
    SELECT d.match_id AS place, 0 AS round_no, d.player_id
      FROM MatchDraw AS d
      WHERE d.tournament_id = p_tournament_id
        AND d.round_id <> p_round_id
    UNION ALL
    SELECT j.table_no, j.round_no, j.player_id
      FROM JSON_TABLE(p_planned, '$[*]' COLUMNS (
        round_no FOR ORDINALITY,
        NESTED PATH '$.seats[*]' COLUMNS (
          player_id BIGINT PATH '$.player_id', table_no INT PATH '$.table'))) AS j
      WHERE j.table_no > 0)
  SELECT COALESCE(JSON_ARRAYAGG(JSON_ARRAY(m.player_id, m.other_id, m.times)), JSON_ARRAY())
    INTO p_met
    FROM (
      SELECT one.player_id, other.player_id AS other_id, COUNT(*) AS times
        FROM seat AS one
        JOIN seat AS other
          ON other.round_no = one.round_no
          AND other.place = one.place
          AND other.player_id <> one.player_id
        GROUP BY one.player_id, other.player_id
    ) AS m;
END
