CREATE PROCEDURE player_landing(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_purchase VARCHAR(40), IN p_auctions_unsold BOOLEAN, IN p_sticks BOOLEAN, IN p_told BOOLEAN,
  IN p_insolvency VARCHAR(20), IN p_seats INT, IN p_tiles INT, IN p_player_id INT,
  INOUT p_location INT, INOUT p_balance BIGINT, INOUT p_status INT, INOUT p_players_left INT,
  IN p_first_debt INT, INOUT p_next_debt INT, INOUT p_offer VARCHAR(20), INOUT p_offered INT,
  OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Lets the tile that a player landed on take effect.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset.
   * Changes : what landing_on_property, draw_card or landing_on_bonus changes.
   * Returns : p_steps, the tiles that the player has yet to move, 0 when he came to rest.
   * Rule    : C11.
   */
  DECLARE v_prid, v_colour, v_cost, v_owner, v_level, v_amount INT;
  DECLARE v_cost_factor BIGINT;
  DECLARE v_mortgaged BOOLEAN;
  DECLARE v_rent_by, v_effect VARCHAR(20);

  SELECT t.prid, t.colour, t.cost, t.rent_by, t.effect, t.amount,
      d.p_owner, d.cost_factor, d.level, d.mortgaged
    INTO v_prid, v_colour, v_cost, v_rent_by, v_effect, v_amount,
      v_owner, v_cost_factor, v_level, v_mortgaged
    FROM Tile AS t
    LEFT JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND t.location = p_location
    FOR SHARE OF d;
  IF v_prid IS NOT NULL THEN
    SET p_steps = 0;
    CALL landing_on_property(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_purchase, p_auctions_unsold, p_sticks,
      p_told, p_insolvency, p_player_id, p_location, v_prid, v_colour, v_rent_by, v_cost,
      v_cost_factor, v_owner, v_level, v_mortgaged, p_balance, p_status, p_players_left,
      p_first_debt, p_next_debt, p_offer, p_offered);
  ELSE
    IF v_effect = 'draw' THEN
      CALL draw_card(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_location,
        v_effect, v_amount);
    END IF;
    CALL landing_on_bonus(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_told, p_insolvency, p_seats, p_tiles,
      p_player_id, v_effect, v_amount, p_location, p_balance, p_status, p_players_left,
      p_first_debt, p_next_debt, p_steps);
  END IF;
END
