CREATE PROCEDURE roll_dice(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_first INT,
  IN p_tiles INT, IN p_salary INT, IN p_salary_factor INT, IN p_again_dice INT,
  IN p_jail_opens BOOLEAN, IN p_unowned VARCHAR(40), IN p_sticks BOOLEAN, IN p_told BOOLEAN,
  IN p_seats INT, IN p_turn INT, IN p_player_id INT, INOUT p_status INT, INOUT p_jail_turns INT,
  INOUT p_location INT, INOUT p_balance BIGINT, IN p_dice DOUBLE, IN p_dice2 DOUBLE,
  INOUT p_steps INT, INOUT p_doubles INT, INOUT p_phase VARCHAR(20), INOUT p_prid INT,
  IN p_players_left INT, IN p_first_debt INT, INOUT p_next_debt INT, OUT p_again BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Lets a roll take effect: to move, or in the phase fee for what a property costs.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset, but p_again_dice and p_jail_opens, as roll_in_jail, and
   *           p_unowned, as landing_on_property; where the game and the player stand; the dice,
   *           p_dice2 NULL where there is one, both NULL for a roll that he kept; p_steps, their
   *           sum.
   * Changes : Player, and what play_roll and charge change.
   * Returns : how the player stands now; p_phase and p_prid, an offer that is opened when all debts
   *           are settled, else roll and NULL; p_again, whether the roll gives another; p_steps,
   *           NULL: he has come to rest.
   * Rule    : S6: a fee is as many times the rent as the dice show.
   * Why     : what the player owes for where he is is demanded here, once for all that may cost
   *           him something.
   */
  DECLARE v_prid, v_creditor INT;
  DECLARE v_due BIGINT DEFAULT 0;

  IF p_phase = 'fee' THEN
    SET v_prid = p_prid;
    SET p_prid = NULL;
    SELECT d.p_owner
      INTO v_creditor
      FROM Deed AS d
      WHERE d.game_id = p_game_id
        AND d.prid = v_prid
      FOR SHARE;
    SET v_due = NULL;
    SET p_phase = 'roll';
    SET p_again = FALSE;
  ELSE
    CALL play_roll(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_first, p_tiles, p_salary, p_salary_factor,
      p_again_dice, p_jail_opens, p_unowned, p_sticks, p_told, p_seats, p_player_id, p_dice,
      p_dice2, p_steps, p_doubles, p_location, p_balance, p_status, p_jail_turns, p_players_left,
      p_first_debt, p_next_debt, p_phase, p_prid, v_prid, v_creditor, v_due, p_again);
  END IF;
  IF COALESCE(v_due, 1) > 0 OR v_creditor IS NOT NULL THEN
    CALL charge(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_told, p_player_id, p_location, v_prid,
      v_creditor, v_due, p_steps, p_balance, p_first_debt, p_next_debt);
  END IF;
  UPDATE Player AS p FORCE INDEX (PRIMARY)
    SET p.location = p_location, p.bank_balance = p_balance, p.status = p_status,
      p.jail_turns = p_jail_turns
    WHERE p.game_id = p_game_id
      AND p.turn = p_turn;
END
