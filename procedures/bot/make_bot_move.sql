CREATE PROCEDURE make_bot_move(
  IN p_game_id INT, IN p_is_final BOOLEAN, OUT p_waits_for VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Makes the next move of a game, if a bot has to make it.'
BEGIN
  /*
   * Takes   : p_is_final, whether the caller commits before the next transaction.
   * Changes : what the move changes, or CalledMove; MoveReason, if there was something to decide.
   * Returns : p_waits_for, characters when a move was made; else as play_bot_moves, which must be
   *           the caller.
   * Why     : a person could see, and prevent, what their substitute bot rolls, and then decide
   *           themselves. Where moves are final, the move is submitted and committed before it is
   *           made.
   */
  DECLARE v_ruleset_id, v_record_id, v_pending, v_player_id, v_character_id, v_status INT;
  DECLARE v_prid, v_dice_count, v_dice_sides, v_dice, v_dice2 INT;
  DECLARE v_balance, v_amount, v_worth, v_price BIGINT;
  DECLARE v_time_is_up, v_runs_out, v_stands_in, v_manages, v_gives_up BOOLEAN;
  DECLARE v_phase, v_action, v_reason VARCHAR(20);
  DECLARE v_terms JSON;
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;

  CALL find_bot(
    p_game_id, v_ruleset_id, v_phase, v_record_id, v_seed, v_pending, v_player_id, v_character_id,
    v_status, v_balance, v_manages, v_gives_up, v_time_is_up, v_dice_count, v_dice_sides,
    v_runs_out, v_stands_in);
  SET p_waits_for = CASE
    WHEN v_phase IS NULL THEN 'nothing'
    WHEN v_phase = 'over' THEN 'over'
    WHEN v_character_id IS NULL THEN 'person' END;
  IF p_waits_for IS NULL THEN
    CALL choose_move(
      p_game_id, v_ruleset_id, v_phase, v_record_id, v_seed, v_pending, v_player_id, v_character_id,
      v_status, v_balance, v_manages, v_gives_up, v_time_is_up, v_runs_out, v_action, v_prid,
      v_amount, v_terms, v_reason, v_worth, v_price);
    IF v_action = 'roll' AND v_dice_count IS NOT NULL THEN
      SET v_dice = die_of(v_seed, CONCAT('bot:', v_record_id, ':die:1'), v_dice_sides);
      IF v_dice_count = 2 THEN
        SET v_dice2 = die_of(v_seed, CONCAT('bot:', v_record_id, ':die:2'), v_dice_sides);
      END IF;
    END IF;
    IF v_action IS NULL THEN
      SET p_waits_for = 'dice';
    ELSEIF v_stands_in AND p_is_final THEN
      CALL call_substitute_bot(
        p_game_id, v_record_id, v_player_id, v_action, v_dice, v_dice2, v_prid, v_amount);
      SET p_waits_for = 'commit';
    ELSE
      INSERT INTO Gamemanager (
          game_id, record_ID, player_ID, action, dice, dice2, prid, amount, terms, account)
        VALUES (
          p_game_id, v_record_id, v_player_id, v_action, v_dice, v_dice2, v_prid, v_amount, v_terms,
          '');
      IF v_reason NOT IN ('must_roll', 'nothing_to_do') THEN
        INSERT INTO MoveReason (game_id, record_ID, reason, prid, worth, price)
          VALUES (
            p_game_id, v_record_id, v_reason, COALESCE(
              v_prid, JSON_EXTRACT(v_terms, '$.take.properties[0]'), v_pending), v_worth, v_price);
      END IF;
      SET p_waits_for = 'characters';
    END IF;
  END IF;
END
