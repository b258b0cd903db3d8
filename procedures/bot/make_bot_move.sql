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
  DECLARE d_game_id INT DEFAULT p_game_id;
  DECLARE d_ruleset_id, d_record_id, d_pending, d_player_id, d_character_id, d_status INT;
  DECLARE d_prid, d_dice_count, d_dice_sides, d_round INT;
  DECLARE d_balance, d_amount, d_worth, d_price BIGINT;
  DECLARE d_time_is_up, d_runs_out, d_stands_in, d_manages, d_gives_up, d_proposes BOOLEAN;
  DECLARE d_phase, d_action, d_reason VARCHAR(20);
  DECLARE d_terms, d_proposals JSON;
  DECLARE d_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_dice, v_dice2 INT;

  CALL find_bot();
  SET p_waits_for = CASE
    WHEN d_phase IS NULL THEN 'nothing'
    WHEN d_phase = 'over' THEN 'over'
    WHEN d_character_id IS NULL THEN 'person' END;
  IF p_waits_for IS NULL THEN
    CALL choose_move();
    IF d_action = 'roll' AND d_dice_count IS NOT NULL THEN
      SET v_dice = die_of(d_seed, CONCAT('bot:', d_record_id, ':die:1'), d_dice_sides);
      IF d_dice_count = 2 THEN
        SET v_dice2 = die_of(d_seed, CONCAT('bot:', d_record_id, ':die:2'), d_dice_sides);
      END IF;
    END IF;
    IF d_action IS NULL THEN
      SET p_waits_for = 'dice';
    ELSEIF d_stands_in AND p_is_final THEN
      CALL call_substitute_bot(v_dice, v_dice2);
      SET p_waits_for = 'commit';
    ELSE
      INSERT INTO Gamemanager (
          game_id, record_ID, player_ID, action, dice, dice2, prid, amount, terms, account)
        VALUES (
          p_game_id, d_record_id, d_player_id, d_action, v_dice, v_dice2, d_prid, d_amount, d_terms,
          '');
      IF d_reason NOT IN ('must_roll', 'nothing_to_do') THEN
        INSERT INTO MoveReason (game_id, record_ID, reason, prid, worth, price)
          VALUES (
            p_game_id, d_record_id, d_reason, COALESCE(
              d_prid, JSON_EXTRACT(d_terms, '$.take.properties[0]'), d_pending), d_worth, d_price);
      END IF;
      SET p_waits_for = 'characters';
    END IF;
  END IF;
END
