CREATE PROCEDURE advise_move(IN p_game_id INT, IN p_player_id INT, OUT p_advice JSON)
  READS SQL DATA
  COMMENT 'Chooses a move as a bot would, for advice.'
BEGIN
  /*
   * Takes   : p_player_id, a player whom the game waits for.
   * Returns : p_advice, as advice_for.
   * Why     : a deploy links this one without locks, because advice must keep nobody from
   *           moving, and need not know what happens meanwhile.
   */
  DECLARE d_game_id INT DEFAULT p_game_id;
  DECLARE d_ruleset_id, d_record_id, d_pending, d_player_id, d_character_id, d_status INT;
  DECLARE d_prid, d_round INT;
  DECLARE d_balance, d_amount, d_worth, d_price BIGINT;
  DECLARE d_time_is_up, d_runs_out, d_manages, d_gives_up, d_proposes BOOLEAN;
  DECLARE d_phase, d_action, d_reason VARCHAR(20);
  DECLARE d_terms, d_proposals JSON;
  DECLARE d_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT '';
  DECLARE v_partner INT;

  SET d_player_id = p_player_id;
  SET d_gives_up = FALSE;
  SET d_proposes = FALSE;
  SELECT JSON_EXTRACT(g.proposal, '$.to'), g.ruleset_id, g.phase, g.round, g.last_record_ID + 1,
      g.prid, c.character_id, p.status, p.bank_balance, COALESCE(g.deadline < utc_now(), FALSE),
      g.dice_source = 'numbers' AND i.value IS NULL,
      IF(g.phase = 'proposal', 'roll', g.phase) = IF(r.turn_end = 'automatic', 'roll', 'manage')
        AND (r.mortgage_percent IS NOT NULL OR r.max_houses > 0 OR r.has_hotels)
    INTO v_partner, d_ruleset_id, d_phase, d_round, d_record_id, d_pending, d_character_id,
      d_status, d_balance, d_time_is_up, d_runs_out, d_manages
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    JOIN BotCharacter AS c ON c.advises
    LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = g.drawn + r.dice_count
    WHERE g.game_id = p_game_id;
  IF d_phase = 'proposal' THEN
    SET d_phase = IF(p_player_id = v_partner, 'trade', 'roll');
  END IF;
  IF d_phase = 'tax' THEN
    SET d_reason = 'tax_unknown';
  ELSE
    CALL choose_move();
  END IF;
  SET p_advice = JSON_OBJECT(
    'action', d_action, 'prid', d_prid, 'amount', d_amount, 'reason', d_reason, 'worth', d_worth,
    'price', d_price);
END
