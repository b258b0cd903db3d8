CREATE PROCEDURE play_roll(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_first INT,
  IN p_tiles INT, IN p_salary INT, IN p_salary_factor_on_go INT, IN p_again_dice INT,
  IN p_jail_opens BOOLEAN, IN p_unowned VARCHAR(40), IN p_sticks BOOLEAN, IN p_told BOOLEAN,
  IN p_seats INT, IN p_player_id INT, IN p_dice DOUBLE, IN p_dice2 DOUBLE, INOUT p_steps INT,
  INOUT p_doubles INT, INOUT p_location INT, INOUT p_balance BIGINT, INOUT p_status INT,
  INOUT p_jail_turns INT, IN p_players_left INT, IN p_first_debt INT, INOUT p_next_debt INT,
  INOUT p_phase VARCHAR(20), INOUT p_prid INT, INOUT p_landed_prid INT, INOUT p_creditor INT,
  INOUT p_due BIGINT, OUT p_again BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Moves the player as the dice say.'
BEGIN
  /*
   * Takes   : the rules, as roll_dice; p_again_dice, the sum that gives another roll; the dice,
   *           p_dice2 NULL where there is one, both NULL for a roll that he kept; p_steps, their
   *           sum.
   * Changes : Event, Debt, and what the landing changes.
   * Returns : how he stands now, which roll_dice writes; p_doubles, how many in a row, 0 when they
   *           give no further roll; p_again, whether something else gives him one; the rest, as
   *           move_player.
   * Rule    : C3, C5; H3; S3, S4.
   */
  IF p_status = 1 THEN
    CALL roll_in_jail(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_location, p_dice, p_dice2,
      p_again_dice, p_jail_opens, p_status, p_jail_turns, p_balance, p_next_debt, p_steps, p_again);
  ELSE
    SET p_again = p_dice IS NOT NULL AND p_steps <=> p_again_dice;
    IF p_dice = p_dice2 THEN
      CALL roll_doubles(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_doubles, p_location,
        p_status, p_steps);
    ELSE
      SET p_doubles = 0;
    END IF;
  END IF;
  CALL move_player(
    p_game_id, p_record_id, p_event_no, p_ruleset_id, p_first, p_tiles, p_salary,
    p_salary_factor_on_go, p_unowned, p_sticks, p_told, p_seats, p_player_id, p_again, p_steps,
    p_location, p_balance, p_status, p_players_left, p_first_debt, p_next_debt, p_phase, p_prid,
    p_landed_prid, p_creditor, p_due);
END
