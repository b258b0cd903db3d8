CREATE PROCEDURE count_upkeep(IN p_amount BIGINT, IN p_hotel_amount INT, OUT p_sum BIGINT)
  READS SQL DATA
  COMMENT 'Counts what a player pays for their buildings.'
BEGIN
  /*
   * Move  : reads m_game_id m_ruleset_id m_turn_player.
   * Takes : p_amount, for a house; p_hotel_amount, for a hotel, NULL for the price of as many
   *         houses as it counts for: one more than the most houses. A skyscraper counts as the
   *         hotel that it stands on.
   * Rule  : S12; A10.
   * Why   : see read_set.
   */
  -- exactly one row
  SELECT COALESCE(SUM(COALESCE(
        IF(d.level > r.max_houses, p_hotel_amount, NULL),
        p_amount * LEAST(d.level, r.max_houses + 1))), 0)
    INTO p_sum
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = m_ruleset_id
      AND d.p_owner = m_turn_player
    FOR SHARE OF d;
END
