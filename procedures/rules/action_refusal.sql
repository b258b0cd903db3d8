CREATE FUNCTION action_refusal(
  p_game_id INT, p_game JSON, p_player_id INT, p_action VARCHAR(20)) RETURNS VARCHAR(200)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Why a player may not do something that has its place in the phase.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Returns : NULL when he may, else `token: sentence`. What takes a property, an amount or terms
   *           is looked at further.
   * Rule    : seed 003, Player Turn; seed 004, Playing the Game, Vacation, Money Getting Section;
   *           seed 001, Jail.
   */
  DECLARE v_player JSON DEFAULT player_facts(p_game_id, p_player_id);
  DECLARE v_balance INT DEFAULT JSON_EXTRACT(v_player, '$.balance');
  DECLARE v_fine INT DEFAULT JSON_VALUE(p_game, '$.jail_fine' RETURNING SIGNED);
  DECLARE v_price INT;
  DECLARE v_runs_out BOOLEAN DEFAULT JSON_VALUE(p_game, '$.dice_source') = 'numbers'
    AND JSON_VALUE(list_facts(
      JSON_VALUE(p_game, '$.list_id' RETURNING SIGNED), NULL,
      JSON_EXTRACT(p_game, '$.drawn') + JSON_EXTRACT(p_game, '$.dice_count')), '$.value') IS NULL;

  SET v_price = CASE p_action
    WHEN 'buy' THEN JSON_EXTRACT(
      deed_facts(p_game_id, JSON_VALUE(p_game, '$.prid' RETURNING SIGNED)), '$.cost')
    WHEN 'pay' THEN JSON_EXTRACT(p_game, '$.debts[0].amount') END;
  RETURN CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') AND JSON_EXTRACT(v_player, '$.status') <> 1
      THEN CONCAT('not_in_jail: Player ', p_player_id, ' is not in jail.')
    WHEN p_action = 'pay_fine' AND v_fine IS NULL
      THEN 'not_in_edition: There is no fine in this edition.'
    WHEN p_action = 'pay_fine' AND v_balance < v_fine
      THEN CONCAT('cannot_afford: The fine is ', v_fine, '; there is ', v_balance, '.')
    WHEN p_action = 'use_card' AND JSON_LENGTH(v_player, '$.cards') = 0
      THEN CONCAT('no_card: Player ', p_player_id, ' has no card to use.')
    WHEN p_action = 'wait' AND JSON_EXTRACT(p_game, '$.jail_wait') = 0
      THEN 'not_in_edition: One cannot wait in this edition; roll.'
    WHEN p_action IN ('buy', 'pay') AND v_balance < v_price
      THEN CONCAT('cannot_afford: That takes ', v_price, '; there is ', v_balance, '.')
    WHEN p_action = 'end' AND JSON_EXTRACT(p_game, '$.can_end') = 0
      THEN 'not_in_edition: In this edition a game cannot be ended for all; leave it.'
    WHEN p_action = 'roll' AND v_runs_out
      THEN 'numbers_run_out: The list of numbers has run out; change_dice takes another source.'
    WHEN p_action = 'change_dice' AND NOT v_runs_out
      THEN 'dice_are_fixed: The dice change only when a list of numbers has run out.'
  END;
END
