CREATE PROCEDURE count_tables(
  IN p_tournament_id INT, IN p_players INT, OUT p_threes INT, OUT p_fours INT)
  READS SQL DATA
  COMMENT 'Counts the tables of three and of four that players fill.'
BEGIN
  /*
   * Returns : as few left over as the sizes of the point system allow, then as few tables of four
   *           as possible: at a table of three one meets fewer.
   */
  DECLARE v_has_threes, v_has_fours BOOLEAN;

  SELECT COALESCE(MAX(pp.player_count = 3), FALSE), COALESCE(MAX(pp.player_count = 4), FALSE)
    INTO v_has_threes, v_has_fours
    FROM Tournament AS t
    JOIN PlacePoints AS pp ON pp.point_system_name = t.point_system_name
    WHERE t.tournament_id = p_tournament_id;
  IF NOT v_has_threes THEN
    SET p_fours = IF(v_has_fours, p_players DIV 4, 0);
    SET p_threes = 0;
  ELSE
    SET p_fours = IF(v_has_fours, LEAST(p_players MOD 3, p_players DIV 4), 0);
    SET p_threes = (p_players - 4 * p_fours) DIV 3;
  END IF;
END
