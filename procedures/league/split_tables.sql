CREATE PROCEDURE split_tables(
  IN p_tournament_id BIGINT, IN p_by_standing BOOLEAN, IN p_fours INT, INOUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Seats players table by table in the order of their lots, or of the standings.'
BEGIN
  /*
   * Takes   : p_seats, as draw_lots returns them; the tables of four come first. By the standings,
   *           the most points per match come first; a player without a match counts as the mean.
   * Returns : p_seats, each with its table, counted from 1.
   */
  DECLARE v_means JSON DEFAULT player_means(
    p_tournament_id, JSON_EXTRACT(p_seats, '$[*].player_id'));

  SELECT JSON_ARRAYAGG(JSON_SET(
      s.item, '$.table', IF(s.size = 4, 0, p_fours) + (s.place - 1) DIV s.size + 1))
    INTO p_seats
    FROM (
      SELECT
          j.item, j.size,
          ROW_NUMBER() OVER (
            PARTITION BY j.size
            ORDER BY IF(p_by_standing, m.mean, 0) DESC, j.lot) AS place
        FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
          item JSON PATH '$', player_id BIGINT PATH '$.player_id', lot INT PATH '$.lot',
          size INT PATH '$.size')) AS j
        JOIN JSON_TABLE(v_means, '$[*]' COLUMNS (
          player_id BIGINT PATH '$.player_id', mean BIGINT PATH '$.mean')) AS m
          ON m.player_id = j.player_id
    ) AS s;
END
