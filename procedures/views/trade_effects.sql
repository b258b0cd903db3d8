CREATE FUNCTION trade_effects(p_game_id INT, p_terms JSON) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What each side of a trade gains and risks.'
BEGIN
  /*
   * Takes   : p_terms, as GameState.proposal: from, to, give and take; NULL for no trade. The
   *           players own what they give.
   * Returns : an array with an object for each effect, as trade_estate and trade_purses, with
   *           place, for the order; meaning and to_player, sentences about the player and to them.
   */
  DECLARE v_deeds, v_rows, v_effects JSON;
  DECLARE v_sign, v_thousands, v_cards VARCHAR(60);

  IF p_terms IS NULL THEN
    RETURN JSON_ARRAY();
  END IF;
  SELECT MAX(IF(c.word = 'sign', c.label, NULL)), MAX(IF(c.word = 'thousands', c.label, NULL)),
      MAX(IF(c.word = 'cards', c.label, NULL))
    INTO v_sign, v_thousands, v_cards
    FROM GameState AS g
    JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS c
      ON c.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id
      AND c.word IN ('sign', 'thousands', 'cards');
  SET v_deeds = traded_deeds(p_game_id, p_terms);
  SET v_rows = JSON_MERGE_PRESERVE(trade_estate(p_terms, v_deeds), trade_purses(
    p_game_id, p_terms, v_deeds, COALESCE(v_cards, 'Cards')));
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(e.effect, JSON_OBJECT(
      'meaning', trade_sentence(e.effect, p.name, v_sign, v_thousands),
      'to_player', trade_sentence(e.effect, NULL, v_sign, v_thousands))))
    INTO v_effects
    FROM JSON_TABLE(v_rows, '$[*]' COLUMNS (effect JSON PATH '$', pid INT PATH '$.player')) AS e
    STRAIGHT_JOIN Player AS p ON p.game_id = p_game_id AND p.pid = e.pid;
  RETURN COALESCE(v_effects, JSON_ARRAY());
END
