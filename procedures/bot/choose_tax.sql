CREATE PROCEDURE choose_tax()
  READS SQL DATA
  COMMENT 'Chooses how a bot pays a tax.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_balance; sets d_action d_reason.
   * Returns : d_action, pay_flat or pay_share, the lower one: the bot knows its net worth;
   *           d_reason, as choose_move.
   */
  DECLARE v_worth BIGINT;

  CALL count_worth(d_game_id, d_ruleset_id, d_player_id, d_balance, v_worth);
  SELECT IF(percent_of(v_worth, r.tax_percent) < t.amount, 'pay_share', 'pay_flat')
    INTO d_action
    FROM Player AS p
    JOIN Ruleset AS r ON r.ruleset_id = d_ruleset_id
    JOIN Tile AS t ON t.ruleset_id = r.ruleset_id AND t.location = p.location
    WHERE p.game_id = d_game_id
      AND p.pid = d_player_id
    FOR SHARE OF p;
  SET d_reason = 'cheaper_tax';
END
