CREATE PROCEDURE count_repeats(IN p_met JSON, IN p_seats JSON, OUT p_repeats INT)
  READS SQL DATA
  COMMENT 'Counts how often players who are seated together have met before.'
BEGIN
  /*
   * Takes   : p_met, as read_meetings or score_meetings returns it; p_seats, as fill_tables returns
   *           them.
   * Returns : p_repeats, over all pairs at all tables.
   * Why     : with DISTINCT the lists become tables that MySQL joins by keys.
   */
  WITH
    seat AS (
      SELECT DISTINCT s.player_id, s.table_no
        FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
          player_id BIGINT PATH '$.player_id', table_no INT PATH '$.table')) AS s),
    met AS (
      SELECT DISTINCT m.player_id, m.other_id, m.times
        FROM JSON_TABLE(p_met, '$[*]' COLUMNS (
          player_id BIGINT PATH '$[0]', other_id BIGINT PATH '$[1]', times INT PATH '$[2]')) AS m
        WHERE m.player_id < m.other_id)
  SELECT COALESCE(SUM(met.times), 0)
    INTO p_repeats
    FROM met
    JOIN seat AS one ON one.player_id = met.player_id
    JOIN seat AS other ON other.player_id = met.other_id AND other.table_no = one.table_no;
END
