CREATE PROCEDURE choose_tax(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_action VARCHAR(20), OUT p_reason VARCHAR(20))
  READS SQL DATA
  COMMENT 'Chooses how a bot pays a tax.'
BEGIN
  /*
   * Returns : p_action, pay_flat or pay_share, the lower one: the bot knows its net worth;
   *           p_reason, as choose_move.
   */
  DECLARE v_worth BIGINT;

  CALL count_worth(p_game_id, p_ruleset_id, p_player_id, p_balance, v_worth);
  SELECT IF(percent_of(v_worth, r.tax_percent) < t.amount, 'pay_share', 'pay_flat')
    INTO p_action
    FROM Player AS p
    JOIN Ruleset AS r ON r.ruleset_id = p_ruleset_id
    JOIN Tile AS t ON t.ruleset_id = r.ruleset_id AND t.location = p.location
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id
    FOR SHARE OF p;
  SET p_reason = 'cheaper_tax';
END
