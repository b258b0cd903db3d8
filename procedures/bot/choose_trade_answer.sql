CREATE PROCEDURE choose_trade_answer(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, OUT p_action VARCHAR(20))
  READS SQL DATA
  COMMENT 'Chooses whether a bot accepts a trade.'
BEGIN
  /*
   * Returns : p_action, accept or reject.
   * Why     : a bot gives no more than it gets, at printed prices with mortgages and buildings
   *           counted, whatever it hopes for. Breaking its own colour group or completing one of
   *           the partner counts against the trade in addition, and never for it in the other
   *           direction. So no series of trades can lead back to its start at the expense of the
   *           bot.
   */
  DECLARE v_proposal, v_give, v_take JSON;
  DECLARE v_margin, v_fine, v_cards INT;
  DECLARE v_stands_in BOOLEAN;
  DECLARE v_reserve, v_money, v_gets, v_gives, v_hopes, v_fears BIGINT;

  SELECT g.proposal, c.trade_margin, COALESCE(r.jail_fine, 0),
      c.stands_in
    INTO v_proposal, v_margin, v_fine, v_stands_in
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE g.game_id = p_game_id
    FOR SHARE OF g;
  SET v_give = COALESCE(JSON_EXTRACT(v_proposal, '$.give'), JSON_OBJECT());
  SET v_take = COALESCE(JSON_EXTRACT(v_proposal, '$.take'), JSON_OBJECT());
  CALL weigh_deeds(
    p_game_id, p_ruleset_id, p_player_id, JSON_EXTRACT(v_proposal, '$.from'),
    COALESCE(JSON_EXTRACT(v_give, '$.properties'), JSON_ARRAY()),
    COALESCE(JSON_EXTRACT(v_take, '$.properties'), JSON_ARRAY()),
    v_gets, v_gives, v_hopes, v_fears);
  SET v_gets = v_gets + COALESCE(JSON_EXTRACT(v_give, '$.money'), 0)
    + v_fine * COALESCE(JSON_EXTRACT(v_give, '$.cards'), 0);
  SET v_gives = v_gives + COALESCE(JSON_EXTRACT(v_take, '$.money'), 0)
    + v_fine * COALESCE(JSON_EXTRACT(v_take, '$.cards'), 0);
  SET v_cards = COALESCE(JSON_EXTRACT(v_take, '$.cards'), 0);
  SET v_money = COALESCE(JSON_EXTRACT(v_take, '$.money'), 0);
  CALL find_reserve(p_game_id, p_ruleset_id, p_player_id, p_character_id, v_reserve);
  -- Money from the reserve counts twice.
  SET v_fears = v_fears + LEAST(v_money, GREATEST(0, v_reserve - p_balance + v_money));
  SET p_action = IF(
    NOT v_stands_in
      AND v_gets > v_gives - (v_hopes > 0) AND v_gets >= v_cards
      AND v_gets + v_hopes >= v_gives + v_fears + percent_of(v_gives, v_margin),
    'accept', 'reject');
END
