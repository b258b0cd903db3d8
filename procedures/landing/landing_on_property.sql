CREATE PROCEDURE landing_on_property(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_purchase VARCHAR(40), IN p_auctions_unsold BOOLEAN, IN p_sticks BOOLEAN, IN p_told BOOLEAN,
  IN p_insolvency VARCHAR(20), IN p_player_id INT, IN p_location INT, IN p_prid INT,
  IN p_colour INT, IN p_rent_by VARCHAR(20), IN p_cost INT, IN p_cost_factor BIGINT,
  IN p_owner INT, IN p_level INT, IN p_mortgaged BOOLEAN,
  INOUT p_balance BIGINT, INOUT p_status INT, INOUT p_players_left INT,
  IN p_first_debt INT, INOUT p_next_debt INT, INOUT p_offer VARCHAR(20), INOUT p_offered INT)
  MODIFIES SQL DATA
  COMMENT 'Buys an unowned property or has it offered; makes the player pay for one of another.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset; what Tile and Deed say of the property.
   * Changes : Event, Deed; what demand and monopoly_checker change.
   * Returns : p_offer and p_offered, an offer of this property or a fee for it, which is opened
   *           when all debts are settled; else as they were.
   * Rule    : C1, C2; H3; S5.
   */
  DECLARE v_place INT DEFAULT IF(p_told, NULL, p_location);
  DECLARE v_price BIGINT DEFAULT price_of(p_cost, p_cost_factor);
  DECLARE v_rent BIGINT DEFAULT 0;

  IF p_told THEN
    CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, p_prid, NULL);
  END IF;
  IF p_owner IS NULL THEN
    IF p_purchase = 'forced' AND p_balance >= v_price THEN
      CALL change_balance(
        p_game_id, p_record_id, p_event_no, 'bought', p_player_id, p_balance, TRUE, v_price, NULL,
        v_place, p_prid);
      CALL give_deed(p_game_id, p_prid, p_player_id, 0, FALSE);
      CALL monopoly_checker(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_prid, p_colour, p_sticks);
    ELSEIF p_purchase = 'forced' AND NOT p_auctions_unsold THEN
      CALL tell(
        p_game_id, p_record_id, p_event_no, 'not_bought', p_player_id, v_place, p_prid, NULL);
    ELSE
      SET p_offer = 'offer';
      SET p_offered = p_prid;
    END IF;
  ELSE
    IF p_owner <> p_player_id AND NOT p_mortgaged THEN
      IF p_rent_by = 'dice' THEN
        SET p_offer = 'fee';
        SET p_offered = p_prid;
      ELSEIF p_rent_by = 'cost' AND p_sticks THEN
        SET v_rent = v_price;
      ELSE
        CALL find_rent(
          p_game_id, p_ruleset_id, p_prid, p_colour, p_owner, p_rent_by, p_cost, p_cost_factor,
          p_level, v_rent);
      END IF;
    END IF;
    IF v_rent = 0 AND NOT p_told THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'moved', p_player_id, p_location, p_prid, NULL);
    END IF;
    CALL demand(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_insolvency, p_player_id, p_owner, v_rent,
      'rent', v_place, p_prid, p_balance, p_status, p_players_left, p_first_debt, p_next_debt);
  END IF;
END
