CREATE PROCEDURE choose_handover()
  READS SQL DATA
  COMMENT 'Chooses whether a bot lifts the mortgage of a property that it got, or pays the fee.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_pending d_player_id d_character_id d_round d_balance;
   *           sets d_prid d_price d_action d_reason.
   * Returns : d_action, redeem or pay; the rest, as choose_move.
   * Rule    : D7.
   * Why     : a mortgage that is lifted later costs the fee a second time. So what is worth lifting
   *           at all is lifted now.
   */
  DECLARE v_colours JSON;
  DECLARE v_turns INT;
  DECLARE v_fee, v_reserve BIGINT;

  SELECT o.amount, JSON_ARRAY(t.colour), c.horizon * g.players_left
    INTO v_fee, v_colours, v_turns
    FROM GameState AS g
    STRAIGHT_JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = d_pending
    STRAIGHT_JOIN BotCharacter AS c ON c.character_id = d_character_id
    WHERE g.game_id = d_game_id
    FOR SHARE OF g, o;
  CALL find_reserve(d_player_id, v_reserve);
  CALL find_estate(v_colours, v_turns, d_balance - v_reserve, FALSE, 0, TRUE);
  SET d_reason = 'lifts_at_once';
  IF d_action IS NULL OR d_prid <> d_pending THEN
    SET d_action = 'pay';
    SET d_prid = NULL;
    SET d_price = v_fee;
    SET d_reason = 'keeps_mortgage';
  END IF;
END
