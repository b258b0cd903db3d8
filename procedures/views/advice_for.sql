CREATE FUNCTION advice_for(p_game_id INT, p_player_id INT) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a good bot would do in the place of a player, and why.'
BEGIN
  /*
   * Takes   : p_player_id, a player whom the game waits for.
   * Returns : an object with action, prid, amount, and reason, worth and price as choose_move; no
   *           action where a rule hides what the advice would tell.
   * Why     : it knows no more than the player may. What bots leave to chance depends on the seed
   *           of the game, which is secret; here it depends on the move alone.
   */
  DECLARE v_ruleset_id, v_record_id, v_pending, v_character_id, v_status, v_prid INT;
  DECLARE v_balance, v_amount, v_worth, v_price BIGINT;
  DECLARE v_manages, v_time_is_up, v_runs_out BOOLEAN;
  DECLARE v_phase, v_action, v_reason VARCHAR(20);
  DECLARE v_terms JSON;

  SELECT g.ruleset_id, g.phase, g.last_record_ID + 1, g.prid, c.character_id, p.status,
      p.bank_balance, COALESCE(g.deadline < utc_now(), FALSE),
      g.dice_source = 'numbers' AND i.value IS NULL,
      g.phase = IF(r.turn_end = 'declared', 'manage', 'roll')
        AND (r.mortgage_percent IS NOT NULL OR r.max_houses > 0 OR r.has_hotels)
    INTO v_ruleset_id, v_phase, v_record_id, v_pending, v_character_id, v_status, v_balance,
      v_time_is_up, v_runs_out, v_manages
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    JOIN BotCharacter AS c ON c.advises
    LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = g.drawn + r.dice_count
    WHERE g.game_id = p_game_id;
  IF v_phase = 'tax' THEN
    SET v_reason = 'tax_unknown';
  ELSE
    CALL weigh_move(
      p_game_id, v_ruleset_id, v_phase, v_record_id, '', v_pending, p_player_id, v_character_id,
      v_status, v_balance, v_manages, FALSE, v_time_is_up, v_runs_out, v_action, v_prid, v_amount,
      v_terms, v_reason, v_worth, v_price);
  END IF;
  RETURN JSON_OBJECT(
    'action', v_action, 'prid', v_prid, 'amount', v_amount, 'reason', v_reason, 'worth', v_worth,
    'price', v_price);
END
