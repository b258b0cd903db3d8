CREATE PROCEDURE count_worth(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_worth BIGINT)
  READS SQL DATA
  COMMENT 'Counts the net worth of a player: cash, properties, and buildings where they count.'
BEGIN
  /*
   * Rule : H8; A5.
   * Why  : see read_set; net_worth is for views.
   */
  -- exactly one row
  SELECT p_balance + COALESCE(SUM(worth_of_deed(
      pr.cost, r.worth_of_buildings, d.level, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost,
      r.max_houses)), 0)
    INTO p_worth
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = p_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
