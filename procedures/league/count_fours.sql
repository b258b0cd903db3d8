CREATE FUNCTION count_fours(p_seats JSON) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'How often the players at tables of four in a round have sat at one before.'
BEGIN
  /*
   * Takes   : p_seats, as draw_lots or fill_tables returns them.
   * Returns : the sum over the players: the lower, the more evenly these seats rotate.
   */
  DECLARE v_fours INT;

  SELECT COALESCE(SUM(s.fours), 0)
    INTO v_fours
    FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (
      size INT PATH '$.size', fours INT PATH '$.fours')) AS s
    WHERE s.size = 4;
  RETURN v_fours;
END
