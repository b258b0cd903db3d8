CREATE PROCEDURE choose_payment()
  READS SQL DATA
  COMMENT 'Chooses how a bot pays a debt or raises the money for it.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_round d_balance; sets d_prid d_price
   *           d_action d_reason.
   * Returns : d_action, pay or a way to raise money, and d_prid; NULL when there is none;
   *           the rest, as choose_move.
   */
  DECLARE v_raised BIGINT;

  SELECT o.amount
    INTO d_price
    FROM GameState AS g
    JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
    WHERE g.game_id = d_game_id
    FOR SHARE;
  SET d_prid = NULL;
  SET d_action = 'pay';
  SET d_reason = 'pays';
  IF d_price > d_balance THEN
    CALL choose_security('debt', v_raised);
    SET d_reason = IF(d_action IS NULL, 'cannot_pay', 'raises_for_debt');
  END IF;
END
