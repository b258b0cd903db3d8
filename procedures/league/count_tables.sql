CREATE PROCEDURE count_tables(
  IN p_tournament_id BIGINT, IN p_players INT, OUT p_threes INT, OUT p_fours INT)
  READS SQL DATA
  COMMENT 'Counts the tables of three and of four for a number of players.'
BEGIN
  /*
   * Returns : p_threes and p_fours, with as few players left over as the sizes of the point system
   *           allow, then as few tables of four as possible, since more players meet at them; or as
   *           many, where table_sizes is fours.
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
  ELSEIF v_has_fours AND setting_of(p_tournament_id, 'table_sizes') = 'fours' THEN
    SET p_threes = IF(p_players = 5, 0, LEAST(MOD(4 - MOD(p_players, 4), 4), p_players DIV 3));
    SET p_fours = (p_players - 3 * p_threes) DIV 4;
  ELSE
    SET p_fours = IF(v_has_fours, LEAST(p_players MOD 3, p_players DIV 4), 0);
    SET p_threes = (p_players - 4 * p_fours) DIV 3;
  END IF;
END
