CREATE FUNCTION card_facts(p_board_id INT, p_card_id INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a card says.'
BEGIN
  /*
   * Returns : deck_id, effect and amount.
   * Why     : see game_facts.
   */
  DECLARE v_facts JSON;

  SELECT JSON_OBJECT('deck_id', c.deck_id, 'effect', c.effect, 'amount', c.amount)
    INTO v_facts
    FROM Card AS c
    WHERE c.board_id = p_board_id
      AND c.card_id = p_card_id;
  RETURN v_facts;
END
