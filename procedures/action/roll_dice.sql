CREATE PROCEDURE roll_dice(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_first INT, IN p_tiles INT, IN p_salary INT, IN p_salary_factor INT,
  IN p_dice_count INT, IN p_dice_sides INT, IN p_extra_roll_dice INT, IN p_purchase VARCHAR(40),
  IN p_auctions_unsold BOOLEAN, IN p_sticks BOOLEAN, IN p_told BOOLEAN,
  IN p_insolvency VARCHAR(20), IN p_seats INT, IN p_turn INT, IN p_source VARCHAR(20),
  IN p_player_id INT, INOUT p_status INT, INOUT p_jail_turns INT, INOUT p_location INT,
  INOUT p_balance BIGINT, INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, INOUT p_drawn INT,
  INOUT p_doubles INT, IN p_phase VARCHAR(20), INOUT p_prid INT,
  INOUT p_players_left INT, IN p_first_debt INT, INOUT p_next_debt INT,
  INOUT p_offer VARCHAR(20), INOUT p_offered INT, OUT p_again BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Rolls: to move, or in the phase fee for what a property costs.'
BEGIN
  /*
   * Takes, returns : as play_action and play_roll.
   * Changes : what play_roll or roll_for_fee changes.
   * Raises  : what throw_dice raises.
   */
  SET p_again = FALSE;
  CALL throw_dice(p_game_id, p_source, p_dice_count, p_dice_sides, p_dice, p_dice2, p_drawn);
  IF p_phase = 'fee' THEN
    CALL roll_for_fee(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_insolvency, p_told, p_turn,
      p_player_id, p_location, p_prid, p_dice + COALESCE(p_dice2, 0), p_balance, p_status,
      p_players_left, p_first_debt, p_next_debt);
    SET p_prid = NULL;
  ELSE
    CALL play_roll(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_first, p_tiles, p_salary,
      p_salary_factor, p_extra_roll_dice, p_purchase, p_auctions_unsold, p_sticks, p_told,
      p_insolvency, p_seats, p_turn, p_player_id, p_dice, p_dice2, p_doubles, p_location,
      p_balance, p_status, p_jail_turns, p_players_left, p_first_debt, p_next_debt, p_offer,
      p_offered, p_again);
  END IF;
END
