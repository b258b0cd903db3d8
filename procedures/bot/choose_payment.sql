CREATE PROCEDURE choose_payment(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_balance BIGINT,
  OUT p_action VARCHAR(20), OUT p_prid INT)
  READS SQL DATA
  COMMENT 'Chooses how a bot pays a debt or raises the money for it.'
BEGIN
  /*
   * Returns : p_action, pay or a way to raise money, and p_prid; NULL when there is none.
   */
  DECLARE v_amount, v_raised BIGINT;

  SELECT o.amount
    INTO v_amount
    FROM GameState AS g
    JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
    WHERE g.game_id = p_game_id
    FOR SHARE;
  SET p_prid = NULL;
  SET p_action = 'pay';
  IF v_amount > p_balance THEN
    CALL choose_security(
      p_game_id, p_ruleset_id, p_player_id, p_balance, 'debt', p_action, p_prid, v_raised);
  END IF;
END
