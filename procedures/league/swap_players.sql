CREATE PROCEDURE swap_players(IN p_met JSON, INOUT p_seats JSON, OUT p_gain INT)
  READS SQL DATA
  COMMENT 'Exchanges the two players between tables whose exchange improves a draw most.'
BEGIN
  /*
   * Takes   : p_met, as score_meetings returns it; p_seats, as fill_tables returns them.
   * Returns : p_seats; p_gain, by how much that lowers what score_seats returns; at 0 or less
   *           nothing changes. Only players who are free move to a table of another size.
   */
  DECLARE v_one, v_other, v_one_table, v_other_table INT;

  SET p_gain = 0;
  WITH
    seat AS (
      SELECT DISTINCT s.item, s.player_id, s.size, s.is_free, s.fours, s.table_no
        FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
          item FOR ORDINALITY, player_id BIGINT PATH '$.player_id', size INT PATH '$.size',
          is_free INT PATH '$.free', fours INT PATH '$.fours', table_no INT PATH '$.table')) AS s),
    met AS (
      SELECT DISTINCT m.player_id, m.other_id, m.times
        FROM JSON_TABLE(p_met, '$[*]' COLUMNS (
          player_id BIGINT PATH '$[0]', other_id BIGINT PATH '$[1]', times INT PATH '$[2]')) AS m),
    -- How often a player has met the others at a table.
    known AS (
      SELECT met.player_id, seat.table_no, SUM(met.times) AS times
        FROM met
        JOIN seat ON seat.player_id = met.other_id
        GROUP BY met.player_id, seat.table_no)
  SELECT
      one.item - 1, other.item - 1, one.table_no, other.table_no,
      1000 * (
        COALESCE(here.times, 0) + COALESCE(there.times, 0) + 2 * COALESCE(met.times, 0)
        - COALESCE(moved.times, 0) - COALESCE(replaced.times, 0))
        + (one.size - other.size) * (one.fours - other.fours) AS gain
    INTO v_one, v_other, v_one_table, v_other_table, p_gain
    FROM seat AS one
    LEFT JOIN known AS here ON here.player_id = one.player_id AND here.table_no = one.table_no
    JOIN seat AS other
      ON other.table_no <> one.table_no
      AND (other.size = one.size OR other.is_free + one.is_free = 2)
      AND (here.times > 0 OR (one.size - other.size) * (one.fours - other.fours) > 0)
    LEFT JOIN known AS there
      ON there.player_id = other.player_id AND there.table_no = other.table_no
    LEFT JOIN known AS moved
      ON moved.player_id = one.player_id AND moved.table_no = other.table_no
    LEFT JOIN known AS replaced
      ON replaced.player_id = other.player_id AND replaced.table_no = one.table_no
    LEFT JOIN met ON met.player_id = one.player_id AND met.other_id = other.player_id
    ORDER BY gain DESC, one.item, other.item
    LIMIT 1;
  IF p_gain > 0 THEN
    SET p_seats = JSON_SET(
      p_seats,
      CONCAT('$[', v_one, '].table'), v_other_table,
      CONCAT('$[', v_one, '].size'), JSON_EXTRACT(p_seats, CONCAT('$[', v_other, '].size')),
      CONCAT('$[', v_other, '].table'), v_one_table,
      CONCAT('$[', v_other, '].size'), JSON_EXTRACT(p_seats, CONCAT('$[', v_one, '].size')));
  END IF;
END
