CREATE PROCEDURE charge(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_told BOOLEAN, IN p_player_id INT, IN p_location INT, IN p_prid INT, IN p_creditor INT,
  INOUT p_due BIGINT, INOUT p_steps INT, INOUT p_balance BIGINT, IN p_first_debt INT,
  INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Has a player pay for where he has come to rest, or tells whom he visits.'
BEGIN
  /*
   * Takes   : p_prid, p_creditor, the property and its owner, NULL when the bank is paid; p_due,
   *           what he owes, NULL when it is the rent, which is found here; p_steps, by how much
   *           that is multiplied, NULL for once.
   * Changes : what demand changes; Event, when there is nothing to pay.
   * Returns : p_due; p_steps, NULL, when the rent was found; his balance.
   */
  IF p_due IS NULL THEN
    CALL find_rent(p_game_id, p_ruleset_id, p_prid, p_creditor, p_due);
    SET p_due = p_due * COALESCE(p_steps, 1);
    SET p_steps = NULL;
  END IF;
  IF p_due > 0 THEN
    CALL demand(
      p_game_id, p_record_id, p_event_no, p_player_id, p_creditor, p_due,
      IF(p_prid IS NULL, 'paid', 'rent'), IF(p_told, NULL, p_location), p_prid, p_balance,
      p_first_debt, p_next_debt);
  ELSEIF p_creditor IS NOT NULL AND (NOT p_told OR p_event_no = 0) THEN
    CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, p_prid, NULL);
  END IF;
END
