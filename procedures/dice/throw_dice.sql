CREATE PROCEDURE throw_dice(
  IN p_game_id INT, IN p_record_id INT, IN p_game JSON, IN p_sides INT, IN p_count INT,
  INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, OUT p_drawn INT)
  MODIFIES SQL DATA
  COMMENT 'Says what the dice of a roll show.'
BEGIN
  /*
   * Takes   : p_game, as game_facts; p_dice, p_dice2, what the client says they show.
   * Changes : Game.drawn, unless the client rolls.
   * Returns : the dice; p_drawn, how many were drawn before them, NULL when the client rolls.
   * Raises  : column_not_used, dice_missing, dice_not_whole, dice_out_of_range; stale_snapshot;
   *           numbers_run_out;
   *           dice_mismatch, when the client says something else than the game's own dice show.
   * Rule    : seed 003, Random Number File and Rolling the dice.
   */
  DECLARE v_first, v_second INT;

  IF p_count = 1 AND p_dice2 IS NOT NULL THEN
    CALL refuse('column_not_used', 'There is one die: leave dice2 out.');
  END IF;
  IF JSON_VALUE(p_game, '$.dice_source') = 'table' THEN
    CALL check_die(p_dice, p_sides);
    IF p_count = 2 THEN
      CALL check_die(p_dice2, p_sides);
    END IF;
  ELSE
    CALL check_snapshot(p_game, p_record_id);
    SET p_drawn = JSON_EXTRACT(p_game, '$.drawn');
    CALL next_die(p_game, p_drawn + 1, p_sides, v_first);
    IF p_count = 2 THEN
      CALL next_die(p_game, p_drawn + 2, p_sides, v_second);
    END IF;
    IF COALESCE(p_dice <> v_first, FALSE) OR COALESCE(p_dice2 <> v_second, FALSE) THEN
      CALL refuse('dice_mismatch',
        'The dice of this game are not yours to roll: leave dice and dice2 out.');
    END IF;
    SET p_dice = v_first;
    SET p_dice2 = v_second;
    CALL write_game(p_game_id, 'drawn', CAST(p_drawn + p_count AS JSON));
  END IF;
END
