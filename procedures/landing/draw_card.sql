CREATE PROCEDURE draw_card(OUT p_effect VARCHAR(20), INOUT p_amount BIGINT, OUT p_card_id INT)
  MODIFIES SQL DATA
  COMMENT 'Draws the top card of a deck.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player m_location; sets m_event_no.
   * Takes   : p_amount, the number of the deck.
   * Changes : DeckCard: the card goes under the deck, or to the player if they keep it; one Event.
   * Returns : p_effect, p_amount and p_card_id of the card; none, 0 and NULL if the deck is empty.
   * Rule    : S12.
   */
  DECLARE v_place BIGINT;

  SELECT k.card_id, c.effect, c.amount
    INTO p_card_id, p_effect, p_amount
    FROM Card AS c
    STRAIGHT_JOIN DeckCard AS k FORCE INDEX (PRIMARY)
      ON k.game_id = m_game_id AND k.card_id = c.card_id
    WHERE c.ruleset_id = m_ruleset_id
      AND c.deck_id = p_amount
      AND k.holder IS NULL
    ORDER BY k.place
    LIMIT 1
    FOR SHARE OF k;
  IF p_card_id IS NULL THEN
    SET p_effect = 'none';
    SET p_amount = 0;
  ELSE
    CALL add_event('drew', m_turn_player, m_location, NULL, p_card_id);
    SET v_place = place_in_deck(m_record_id, m_event_no, 0);
    UPDATE DeckCard AS k FORCE INDEX (PRIMARY)
      SET k.place = v_place, k.holder = IF(p_effect = 'jail_card', m_turn_player, NULL)
      WHERE k.game_id = m_game_id
        AND k.card_id = p_card_id;
  END IF;
END
