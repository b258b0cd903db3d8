CREATE PROCEDURE fill_tables(
  IN p_tournament_id INT, IN p_threes INT, IN p_fours INT, INOUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Fills tables one by one with those who have met the others at the table least.'
BEGIN
  /*
   * Takes   : p_seats, as draw_lots returns them; the tables of four come first.
   * Returns : p_seats, each with its table, which count from 1.
   */
  DECLARE v_index, v_free INT;
  DECLARE v_table INT DEFAULT 0;

  SET v_free = 0;
  WHILE v_table < p_threes + p_fours OR v_free > 0 DO
    IF v_free = 0 THEN
      SET v_table = v_table + 1;
      SET v_free = IF(v_table <= p_fours, 4, 3);
    END IF;
    SELECT s.item - 1
      INTO v_index
      FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
        item FOR ORDINALITY, player_id INT PATH '$.player_id', lot INT PATH '$.lot',
        seat INT PATH '$.table')) AS s
      LEFT JOIN (
        SELECT other.player_id, COUNT(*) AS times
          FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
            player_id INT PATH '$.player_id', seat INT PATH '$.table')) AS here
          STRAIGHT_JOIN MatchDraw AS d
            ON d.player_id = here.player_id AND d.tournament_id = p_tournament_id
          STRAIGHT_JOIN MatchDraw AS other ON other.match_id = d.match_id
          WHERE here.seat = v_table
          GROUP BY other.player_id
      ) AS met ON met.player_id = s.player_id
      WHERE s.seat = 0
      ORDER BY COALESCE(met.times, 0), s.lot
      LIMIT 1;
    SET p_seats = JSON_SET(p_seats, CONCAT('$[', v_index, '].table'), v_table);
    SET v_free = v_free - 1;
  END WHILE;
END
