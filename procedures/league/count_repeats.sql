CREATE PROCEDURE count_repeats(IN p_tournament_id INT, IN p_seats JSON, OUT p_repeats INT)
  READS SQL DATA
  COMMENT 'Counts how often those who are seated together have met before.'
BEGIN
  /*
   * Takes   : p_seats, as fill_tables returns them.
   * Returns : p_repeats, over all pairs at all tables.
   */
  WITH seat AS (
    SELECT s.player_id, s.table_no
      FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
        player_id INT PATH '$.player_id', table_no INT PATH '$.table')) AS s)
  SELECT COUNT(*)
    INTO p_repeats
    FROM seat AS one
    JOIN seat AS other ON other.table_no = one.table_no AND other.player_id > one.player_id
    STRAIGHT_JOIN MatchDraw AS d
      ON d.player_id = one.player_id AND d.tournament_id = p_tournament_id
    STRAIGHT_JOIN MatchDraw AS met
      ON met.match_id = d.match_id AND met.player_id = other.player_id;
END
