CREATE PROCEDURE player_landing(
  INOUT p_hops INT, INOUT p_roll_factor INT, OUT p_landed_prid INT, OUT p_creditor INT,
  INOUT p_rent_factor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Applies the tile that a player landed on.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_players_left m_first_entry
   *           m_turn_player m_first m_tiles m_bonus_is_permanent m_announces_landing; sets
   *           m_next_entry m_status m_location m_balance m_event_no m_steps m_unowned.
   * Takes   : p_hops, how often the player was moved on; p_roll_factor and p_rent_factor, as
   *           announce_rent returned them for this tile, else NULL.
   * Changes : what landing_on_property or landing_on_bonus changes.
   * Returns : m_steps, the tiles still to move, unchanged when the player stops here; p_due, what
   *           the player owes for the tile, NULL when it is p_rent_factor times the rent, which
   *           find_rent must find, to p_creditor, the owner of the property p_landed_prid, or to
   *           the bank.
   * Rule    : C11.
   */
  DECLARE v_effect, v_rent_by VARCHAR(20);
  DECLARE v_amount, v_price BIGINT;

  -- exactly one row
  SELECT t.prid, d.p_owner, t.effect, t.amount, IF(d.mortgaged, NULL, t.rent_by),
      price_of(t.cost, d.cost_factor)
    INTO p_landed_prid, p_creditor, v_effect, v_amount, v_rent_by, v_price
    FROM Tile AS t
    LEFT JOIN Deed AS d ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = m_ruleset_id
      AND t.location = m_location
    FOR SHARE OF d;
  IF p_landed_prid IS NOT NULL THEN
    CALL landing_on_property(
      p_landed_prid, p_creditor, v_price, v_rent_by, p_roll_factor, p_rent_factor, p_due);
  ELSE
    CALL landing_on_bonus(v_effect, v_amount, p_hops, p_roll_factor, p_rent_factor, p_due);
  END IF;
END
