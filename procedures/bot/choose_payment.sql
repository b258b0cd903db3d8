CREATE PROCEDURE choose_payment(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_action VARCHAR(20), OUT p_prid INT, OUT p_reason VARCHAR(20), OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Chooses how a bot pays a debt or raises the money for it.'
BEGIN
  /*
   * Returns : p_action, pay or a way to raise money, and p_prid; NULL when there is none;
   *           the rest, as choose_move.
   */
  DECLARE v_raised BIGINT;

  SELECT o.amount
    INTO p_price
    FROM GameState AS g
    JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
    WHERE g.game_id = p_game_id
    FOR SHARE;
  SET p_prid = NULL;
  SET p_action = 'pay';
  SET p_reason = 'pays';
  IF p_price > p_balance THEN
    CALL choose_security(
      p_game_id, p_ruleset_id, p_player_id, p_balance, 'debt', p_action, p_prid, v_raised);
    SET p_reason = IF(p_action IS NULL, 'cannot_pay', 'raises_for_debt');
  END IF;
END
