CREATE PROCEDURE play_tax(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_location INT, IN p_balance BIGINT, IN p_action VARCHAR(20),
  INOUT p_next_debt INT, OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Chooses how to pay a tax.'
BEGIN
  /*
   * Takes   : p_location, where the player stands, and p_balance, what he has.
   * Changes : Debt, which settle_debts pays; one Event for a share of nothing, which it passes by.
   * Returns : p_course, landed.
   * Rule    : A5.
   */
  DECLARE v_percent INT;
  DECLARE v_amount BIGINT;

  -- exactly one row
  SELECT t.amount, r.tax_percent
    INTO v_amount, v_percent
    FROM Tile AS t
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
    WHERE t.ruleset_id = p_ruleset_id
      AND t.location = p_location;
  IF p_action = 'pay_share' THEN
    CALL count_worth(p_game_id, p_ruleset_id, p_player_id, p_balance, v_amount);
    SET v_amount = percent_of(v_amount, v_percent);
  END IF;
  IF v_amount = 0 THEN
    CALL post(
      p_game_id, p_record_id, p_event_no, 'tax', p_player_id, p_player_id, NULL, 0, NULL, NULL);
  ELSE
    CALL owe(p_game_id, p_next_debt, p_player_id, NULL, v_amount, 'tax', NULL);
  END IF;
  SET p_course = 'landed';
END
