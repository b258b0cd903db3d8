CREATE PROCEDURE count_buildings(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, OUT p_buildings BIGINT)
  READS SQL DATA
  COMMENT 'Counts the buildings of a player.'
BEGIN
  /*
   * Returns : houses; a hotel counts as one more than the most houses.
   * Why     : as read_set.
   */
  SELECT COALESCE(SUM(d.level), 0)
    INTO p_buildings
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
