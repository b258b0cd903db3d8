CREATE PROCEDURE player_landing(
  INOUT p_hops INT, OUT p_landed_prid INT, OUT p_creditor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Applies the tile that a player landed on.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_players_left m_first_entry
   *           m_turn_player m_first m_tiles m_bonus_is_permanent m_announces_landing; sets m_prid
   *           m_next_entry m_status m_location m_balance m_event_no m_steps m_phase m_unowned.
   * Takes   : p_hops, how often the player was moved on.
   * Changes : what landing_on_property or landing_on_bonus changes.
   * Returns : m_steps, the tiles still to move, unchanged when the player stops here; p_due, what
   *           the player owes for the tile, NULL or below 0 when find_rent must find it, to
   *           p_creditor, the owner of the property p_landed_prid, or to the bank; m_phase and
   *           m_prid, an offer or a fee, else unchanged.
   * Rule    : C11.
   * Why     : for a property v_effect is how its rent is found, NULL when it is mortgaged, and
   *           v_amount is its price: fewer variables make a faster move.
   */
  DECLARE v_effect VARCHAR(20);
  DECLARE v_amount BIGINT;

  -- exactly one row
  SELECT t.prid, d.p_owner, COALESCE(t.effect, IF(d.mortgaged, NULL, t.rent_by)),
      COALESCE(t.amount, price_of(t.cost, d.cost_factor))
    INTO p_landed_prid, p_creditor, v_effect, v_amount
    FROM Tile AS t
    LEFT JOIN Deed AS d ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = m_ruleset_id
      AND t.location = m_location
    FOR SHARE OF d;
  IF p_landed_prid IS NOT NULL THEN
    CALL landing_on_property(p_landed_prid, p_creditor, v_amount, v_effect, p_due);
  ELSE
    CALL landing_on_bonus(v_effect, v_amount, p_hops, p_due);
  END IF;
END
