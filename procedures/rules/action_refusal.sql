CREATE FUNCTION action_refusal(p_game_id INT, p_player_id INT, p_action VARCHAR(20))
  RETURNS VARCHAR(200)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Why a player may not do something that has its place in the phase.'
BEGIN
  /*
   * Returns : NULL when he may, else `token: sentence`. What takes a property, an amount or terms
   *           is looked at further.
   * Rule    : seed 003, Player Turn; seed 004, Playing the Game, Vacation, Money Getting Section;
   *           seed 001, Jail.
   */
  DECLARE v_fine, v_balance, v_status, v_cards, v_price, v_debt INT;
  DECLARE v_waits, v_can_end BOOLEAN;

  SELECT r.jail_fine, r.jail_wait, r.can_end, p.bank_balance, t.status,
      COALESCE(JSON_LENGTH(p.cards), 0), pr.cost,
      JSON_VALUE(g.debts, '$[0].amount' RETURNING SIGNED)
    INTO v_fine, v_waits, v_can_end, v_balance, v_status, v_cards, v_price, v_debt
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.player_ID = p_player_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    LEFT JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = g.prid
    WHERE g.game_id = p_game_id;
  RETURN CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') AND v_status <> 1
      THEN CONCAT('not_in_jail: Player ', p_player_id, ' is not in jail.')
    WHEN p_action = 'pay_fine' AND v_fine IS NULL
      THEN 'not_in_edition: There is no fine in this edition.'
    WHEN p_action = 'pay_fine' AND v_balance < v_fine
      THEN CONCAT('cannot_afford: The fine is ', v_fine, '; there is ', v_balance, '.')
    WHEN p_action = 'use_card' AND v_cards = 0
      THEN CONCAT('no_card: Player ', p_player_id, ' has no card to use.')
    WHEN p_action = 'wait' AND NOT v_waits
      THEN 'not_in_edition: One cannot wait in this edition; roll.'
    WHEN p_action = 'buy' AND v_balance < v_price
      THEN CONCAT('cannot_afford: That costs ', v_price, '; there is ', v_balance, '.')
    WHEN p_action = 'pay' AND v_balance < v_debt
      THEN CONCAT('cannot_afford: The debt is ', v_debt, '; there is ', v_balance, '.')
    WHEN p_action = 'end' AND NOT v_can_end
      THEN 'not_in_edition: In this edition a game cannot be ended for all; leave it.'
    WHEN p_action = 'roll' AND numbers_run_out(p_game_id)
      THEN 'numbers_run_out: The list of numbers has run out; change_dice takes another source.'
    WHEN p_action = 'change_dice' AND NOT numbers_run_out(p_game_id)
      THEN 'dice_are_fixed: The dice change only when a list of numbers has run out.'
  END;
END
