CREATE FUNCTION unseated_players(p_point_system VARCHAR(40), p_players INT) RETURNS INT
  READS SQL DATA
  COMMENT 'How many of a number of players are left over without a table.'
BEGIN
  /*
   * Why : tables of three and of four seat any number but 1, 2 and 5.
   */
  DECLARE v_has_threes, v_has_fours BOOLEAN;

  SELECT COALESCE(MAX(pp.player_count = 3), FALSE), COALESCE(MAX(pp.player_count = 4), FALSE)
    INTO v_has_threes, v_has_fours
    FROM PlacePoints AS pp
    WHERE pp.point_system_name = p_point_system;
  RETURN CASE
    WHEN v_has_threes AND v_has_fours THEN IF(p_players = 5, 1, IF(p_players < 3, p_players, 0))
    WHEN v_has_threes THEN p_players MOD 3
    WHEN v_has_fours THEN p_players MOD 4
    ELSE p_players
  END;
END
