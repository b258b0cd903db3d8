CREATE PROCEDURE count_raisable(IN p_player_id INT, IN p_balance BIGINT, OUT p_raisable BIGINT)
  READS SQL DATA
  COMMENT 'Counts what a player could pay with everything sold and mortgaged.'
BEGIN
  /*
   * Move : reads m_game_id m_ruleset_id.
   * Rule : A7: each property counts its mortgage or its sale to the bank, whichever brings more.
   * Why  : see read_set.
   */
  SELECT p_balance + COALESCE(SUM(
        buildings_value(
          d.level, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, r.max_houses, r.sell_percent)
        + IF(d.mortgaged, 0, GREATEST(
          COALESCE(mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage), 0),
          COALESCE(percent_of(pr.cost, r.sell_deed_percent), 0)))), 0)
    INTO p_raisable
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = m_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
