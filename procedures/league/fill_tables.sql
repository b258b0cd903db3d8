CREATE PROCEDURE fill_tables(
  IN p_met JSON, IN p_threes INT, IN p_fours INT, INOUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Fills tables one by one with the players who have met the others at the table least.'
BEGIN
  /*
   * Takes   : p_met, as score_meetings returns it; p_seats, as draw_lots returns them; the tables
   *           of four come first.
   * Returns : p_seats, each with its table, counted from 1.
   * Why     : a player who is free may take a seat of either size, as long as enough seats at
   *           tables of four are left for those who must sit there.
   */
  DECLARE v_index, v_free, v_size, v_must, v_is_free INT;
  DECLARE v_table INT DEFAULT 0;
  DECLARE v_fours_left INT DEFAULT 4 * p_fours;

  SELECT COUNT(*)
    INTO v_must
    FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
      size INT PATH '$.size', is_free INT PATH '$.free')) AS s
    WHERE s.size = 4
      AND s.is_free = 0;
  SET v_free = 0;
  WHILE v_table < p_threes + p_fours OR v_free > 0 DO
    IF v_free = 0 THEN
      SET v_table = v_table + 1;
      SET v_size = IF(v_table <= p_fours, 4, 3);
      SET v_free = v_size;
    END IF;
    SELECT s.item - 1, s.is_free
      INTO v_index, v_is_free
      FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
        item FOR ORDINALITY, player_id BIGINT PATH '$.player_id', lot INT PATH '$.lot',
        size INT PATH '$.size', is_free INT PATH '$.free', seat INT PATH '$.table')) AS s
      LEFT JOIN (
        SELECT m.other_id, SUM(m.times) AS times
          FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
            player_id BIGINT PATH '$.player_id', seat INT PATH '$.table')) AS here
          JOIN JSON_TABLE(p_met, '$[*]' COLUMNS (
            player_id BIGINT PATH '$[0]', other_id BIGINT PATH '$[1]', times INT PATH '$[2]')) AS m
            ON m.player_id = here.player_id
          WHERE here.seat = v_table
          GROUP BY m.other_id
      ) AS met ON met.other_id = s.player_id
      WHERE s.seat = 0
        AND (v_size = 3 OR (s.size = 4 AND s.is_free = 0) OR (
          s.is_free = 1 AND v_must < v_fours_left))
      ORDER BY COALESCE(met.times, 0), s.size <> v_size, s.lot
      LIMIT 1;
    SET p_seats = JSON_SET(
      p_seats, CONCAT('$[', v_index, '].table'), v_table, CONCAT('$[', v_index, '].size'), v_size);
    SET v_free = v_free - 1;
    IF v_size = 4 THEN
      SET v_fours_left = v_fours_left - 1;
      SET v_must = v_must - (1 - v_is_free);
    END IF;
  END WHILE;
END
