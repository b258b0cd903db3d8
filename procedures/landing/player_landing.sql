CREATE PROCEDURE player_landing(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_unowned VARCHAR(40), IN p_sticks BOOLEAN, IN p_told BOOLEAN, IN p_seats INT, IN p_tiles INT,
  IN p_player_id INT, INOUT p_hops INT, INOUT p_steps INT, INOUT p_location INT,
  INOUT p_balance BIGINT, INOUT p_status INT, IN p_players_left INT, IN p_first_debt INT,
  INOUT p_next_debt INT, INOUT p_phase VARCHAR(20), INOUT p_prid INT, OUT p_landed_prid INT,
  OUT p_creditor INT, INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Lets the tile that a player landed on take effect.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset; p_hops, how often he was moved on.
   * Changes : what landing_on_property or landing_on_bonus changes.
   * Returns : p_steps, the tiles that the player has yet to move, as they were when he came to
   *           rest; p_due, what he owes for it, NULL when find_rent is to say it, to the owner
   *           p_creditor of the property p_landed_prid or to the bank; p_phase and p_prid, an offer
   *           or a fee, else as they were.
   * Rule    : C11.
   * Why     : what a property has instead of an effect and its amount is how its rent is found,
   *           unless it is mortgaged, and its price: fewer variables are a faster move.
   */
  DECLARE v_effect VARCHAR(20);
  DECLARE v_amount BIGINT;

  -- exactly one row
  SELECT t.prid, d.p_owner, COALESCE(t.effect, IF(d.mortgaged, NULL, t.rent_by)),
      COALESCE(t.amount, price_of(t.cost, d.cost_factor))
    INTO p_landed_prid, p_creditor, v_effect, v_amount
    FROM Tile AS t
    LEFT JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND t.location = p_location
    FOR SHARE OF d;
  IF p_landed_prid IS NOT NULL THEN
    CALL landing_on_property(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_unowned, p_sticks, p_told, p_player_id,
      p_location, p_landed_prid, p_creditor, v_amount, v_effect, p_balance, p_phase, p_prid, p_due);
  ELSE
    CALL landing_on_bonus(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_told, p_seats, p_tiles, p_player_id,
      v_effect, v_amount, p_hops, p_steps, p_location, p_balance, p_status, p_players_left,
      p_first_debt, p_next_debt, p_due);
  END IF;
END
