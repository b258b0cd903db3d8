CREATE PROCEDURE land_on_tax(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_location INT, IN p_amount BIGINT, INOUT p_next_debt INT,
  INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Demands a tax, or asks how it is to be paid.'
BEGIN
  /*
   * Takes   : p_amount, the tax.
   * Changes : Debt and one Event, where a share may be paid instead.
   * Returns : p_due, the tax, where it may not.
   * Rule    : A5.
   */
  DECLARE v_percent INT;

  SELECT r.tax_percent INTO v_percent FROM Ruleset AS r WHERE r.ruleset_id = p_ruleset_id;
  IF v_percent IS NULL THEN
    SET p_due = p_amount;
  ELSE
    CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, NULL, NULL);
    CALL owe(p_game_id, p_next_debt, p_player_id, NULL, NULL, 'tax', NULL);
  END IF;
END
