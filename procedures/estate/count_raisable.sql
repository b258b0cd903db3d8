CREATE PROCEDURE count_raisable(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_raisable BIGINT)
  READS SQL DATA
  COMMENT 'Counts what a player could pay with everything sold and mortgaged.'
BEGIN
  /*
   * Rule : A7.
   * Why  : see read_set; raisable is for views.
   */
  -- exactly one row
  SELECT p_balance + COALESCE(SUM(raisable_by_deed(
      pr.cost, pr.mortgage, d.mortgaged, d.level, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost,
      r.max_houses, r.sell_percent, r.mortgage_percent, r.sell_deed_percent)), 0)
    INTO p_raisable
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = p_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
