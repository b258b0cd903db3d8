CREATE PROCEDURE landing_on_property(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_unowned VARCHAR(40), IN p_sticks BOOLEAN, IN p_told BOOLEAN, IN p_player_id INT,
  IN p_location INT, IN p_landed_prid INT, IN p_owner INT, IN p_price BIGINT,
  IN p_rent_by VARCHAR(20), INOUT p_balance BIGINT, INOUT p_phase VARCHAR(20), INOUT p_prid INT,
  INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Buys an unowned property or has it offered; says what is to be paid for one of another.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset; p_unowned, what becomes of a property of nobody: its
   *           purchase, or forced_or_auctioned where who cannot pay has it auctioned; the property,
   *           its owner and its price; p_rent_by, NULL when it is mortgaged.
   * Changes : Event, Deed; what monopoly_checker changes.
   * Returns : p_due, the rent, NULL when it is yet to be found; p_phase and p_prid, an offer of
   *           this property or a fee for it, which is opened when all debts are settled; else as
   *           they were.
   * Rule    : C1, C2; H3; S5.
   * Why     : where the rent is the cost and the bonus sticks, it is the price, and nothing more
   *           need be read.
   */
  IF p_told THEN
    CALL tell(
      p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, p_landed_prid, NULL);
  END IF;
  IF p_owner IS NULL THEN
    IF p_unowned IN ('forced', 'forced_or_auctioned') AND p_balance >= p_price THEN
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'bought', p_player_id, p_balance, TRUE, p_price, NULL,
        IF(p_told, NULL, p_location), p_landed_prid);
      CALL give_deed(p_game_id, p_landed_prid, p_player_id, 0, FALSE);
      CALL monopoly_checker(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_landed_prid);
    ELSEIF p_unowned = 'forced' THEN
      CALL tell(
        p_game_id, p_record_id, p_event_no, 'not_bought', p_player_id,
        IF(p_told, NULL, p_location), p_landed_prid, NULL);
    ELSE
      SET p_phase = 'offer';
      SET p_prid = p_landed_prid;
    END IF;
  ELSEIF p_owner <> p_player_id AND p_rent_by IS NOT NULL THEN
    IF p_rent_by = 'cost' AND p_sticks THEN
      SET p_due = p_price;
    ELSEIF p_rent_by = 'dice' THEN
      CALL ask_for_fee(p_game_id, p_ruleset_id, p_landed_prid, p_owner, p_phase, p_prid);
    ELSE
      SET p_due = NULL;
    END IF;
  END IF;
END
