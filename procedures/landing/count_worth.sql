CREATE PROCEDURE count_worth(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_worth BIGINT)
  READS SQL DATA
  COMMENT 'Counts what a player has: cash, his properties, and his buildings where they count.'
BEGIN
  /*
   * Takes : p_balance, his cash.
   * Rule  : H8: purchase prices, so that mortgages and raised costs do not count; A5: buildings, at
   *         what they cost, where worth_of_buildings says so.
   * Why   : as read_set. net_worth says the same to readers.
   */
  SELECT p_balance + COALESCE(SUM(pr.cost + IF(r.worth_of_buildings, buildings_value(
      d.level, pr.house_cost, pr.hotel_cost, r.max_houses, 100), 0)), 0)
    INTO p_worth
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = p_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
