CREATE PROCEDURE landing_on_property(
  IN p_landed_prid INT, IN p_owner INT, IN p_price BIGINT, IN p_rent_by VARCHAR(20),
  IN p_roll_factor INT, IN p_rent_factor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Buys or offers an unowned property; finds out what a visitor of an owned one owes.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player m_location
   *           m_bonus_is_permanent m_announces_landing; sets m_next_entry m_balance m_event_no
   *           m_unowned.
   * Takes   : m_unowned, as Ruleset.unowned, or closed until the player has been around the board;
   *           p_rent_by, NULL when the property is mortgaged; p_roll_factor and p_rent_factor, as
   *           announce_rent.
   * Changes : Event, Deed; Agenda, an offer of the property or a roll for its rent, which opens
   *           when all debts are settled; what monopoly_checker changes.
   * Returns : p_due, the rent, or as find_due.
   * Rule    : C1, C2; H3; S5; D2, D3.
   * Why     : where the rent is the cost and the bonus is permanent, it equals the price, and
   *           nothing more need be read.
   */
  IF m_announces_landing THEN
    CALL add_event('moved', m_turn_player, m_location, p_landed_prid, NULL);
  END IF;
  IF p_owner IS NULL THEN
    IF m_unowned = 'closed' THEN
      CALL open_shop();
    END IF;
    IF m_unowned IN ('forced', 'forced_or_auctioned') AND m_balance >= p_price THEN
      CALL change_balance(
        'bought', TRUE, p_price, NULL, IF(m_announces_landing, NULL, m_location), p_landed_prid);
      CALL give_deed(p_landed_prid, m_turn_player, 0, FALSE);
      CALL monopoly_checker(m_turn_player, p_landed_prid);
    ELSEIF m_unowned = 'forced' THEN
      CALL add_event(
        'not_bought', m_turn_player, IF(m_announces_landing, NULL, m_location), p_landed_prid,
        NULL);
    ELSEIF m_unowned = 'closed' THEN
      CALL add_event(
        'not_yet', m_turn_player, IF(m_announces_landing, NULL, m_location), p_landed_prid, NULL);
    ELSE
      CALL add_offer(m_turn_player, 'offer', p_landed_prid, NULL);
    END IF;
  ELSEIF p_owner <> m_turn_player AND p_rent_by IS NOT NULL THEN
    IF p_rent_by = 'cost' AND m_bonus_is_permanent
      AND COALESCE(p_roll_factor, p_rent_factor) IS NULL
    THEN
      SET p_due = p_price;
    ELSEIF p_rent_by = 'dice' OR COALESCE(p_roll_factor, p_rent_factor) IS NOT NULL THEN
      CALL find_due(p_landed_prid, p_owner, p_rent_by, p_roll_factor, p_rent_factor, p_due);
    ELSE
      SET p_due = NULL;
    END IF;
  END IF;
END
