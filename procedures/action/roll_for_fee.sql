CREATE PROCEDURE roll_for_fee(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_insolvency VARCHAR(20), IN p_told BOOLEAN, IN p_turn INT, IN p_player_id INT,
  IN p_location INT, IN p_prid INT, IN p_roll INT, INOUT p_balance BIGINT, INOUT p_status INT,
  INOUT p_players_left INT, IN p_first_debt INT, INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a player pay what the dice say for a property that is rented by them.'
BEGIN
  /*
   * Takes   : p_prid, the property; p_roll, the sum of the dice.
   * Changes : what demand changes; Player.
   * Rule    : S6.
   */
  DECLARE v_colour, v_cost, v_owner, v_level INT;
  DECLARE v_cost_factor, v_fee BIGINT;
  DECLARE v_rent_by VARCHAR(20);

  SELECT t.colour, t.cost, t.rent_by, d.p_owner, d.cost_factor, d.level
    INTO v_colour, v_cost, v_rent_by, v_owner, v_cost_factor, v_level
    FROM Tile AS t
    JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND t.prid = p_prid
    FOR SHARE OF d;
  CALL find_rent(
    p_game_id, p_ruleset_id, p_prid, v_colour, v_owner, v_rent_by, v_cost, v_cost_factor, v_level,
    v_fee);
  SET v_fee = v_fee * p_roll;
  CALL demand(
    p_game_id, p_record_id, p_event_no, p_ruleset_id, p_insolvency, p_player_id, v_owner, v_fee,
    'rent', IF(p_told, NULL, p_location), p_prid, p_balance, p_status, p_players_left,
    p_first_debt, p_next_debt);
  UPDATE Player AS p FORCE INDEX (PRIMARY)
    SET p.bank_balance = p_balance, p.status = p_status
    WHERE p.game_id = p_game_id
      AND p.turn = p_turn;
END
