CREATE PROCEDURE count_worth(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_worth BIGINT)
  READS SQL DATA
  COMMENT 'Counts what a player has: cash, and his properties at their printed prices.'
BEGIN
  /*
   * Takes : p_balance, his cash.
   * Rule  : H8: purchase prices, so that buildings, mortgages and raised costs do not count.
   * Why   : as read_set. net_worth says the same to readers.
   */
  SELECT p_balance + COALESCE(SUM(t.cost), 0)
    INTO p_worth
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND d.p_owner = p_player_id
    FOR SHARE OF d;
END
