CREATE FUNCTION score_meetings(p_met JSON, p_seats JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Weights for the meetings of two players in a round: the higher, the worse.'
BEGIN
  /*
   * Takes   : p_met, as read_meetings returns it; p_seats, as draw_lots returns them.
   * Returns : [[player, other, weight], …], each pair both ways: 2 for each time that they have
   *           met, 1 when they will meet at a table of four later.
   * Why     : tables of four rotate, so the last players without one must meet there, whether they
   *           have met before or not.
   */
  DECLARE v_weighed JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(w.player_id, w.other_id, w.weight))
    INTO v_weighed
    FROM (
      SELECT p.player_id, p.other_id, SUM(p.weight) AS weight
        FROM (
          SELECT m.player_id, m.other_id, 2 * m.times AS weight
            FROM JSON_TABLE(p_met, '$[*]' COLUMNS (
              player_id BIGINT PATH '$[0]', other_id BIGINT PATH '$[1]', times INT PATH '$[2]'
            )) AS m
          UNION ALL
          SELECT one.player_id, other.player_id, 1
            FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
              player_id BIGINT PATH '$.player_id', later INT PATH '$.later')) AS one
            JOIN JSON_TABLE(p_seats, '$[*]' COLUMNS (
              player_id BIGINT PATH '$.player_id', later INT PATH '$.later')) AS other
              ON other.later = one.later AND other.player_id <> one.player_id
        ) AS p
        GROUP BY p.player_id, p.other_id
    ) AS w;
  RETURN COALESCE(v_weighed, JSON_ARRAY());
END
