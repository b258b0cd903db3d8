CREATE PROCEDURE count_upkeep(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_amount BIGINT,
  IN p_hotel_amount INT, OUT p_sum BIGINT)
  READS SQL DATA
  COMMENT 'Counts what a player pays for his buildings.'
BEGIN
  /*
   * Takes : p_amount, for a house; p_hotel_amount, for a hotel, NULL: as for the houses that it
   *         stands for, one more than the most houses.
   * Rule  : S12; A10.
   * Why   : as read_set.
   */
  SELECT COALESCE(SUM(IF(
        d.level > r.max_houses, COALESCE(p_hotel_amount, p_amount * d.level), p_amount * d.level)),
      0)
    INTO p_sum
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = p_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
