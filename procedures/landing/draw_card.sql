CREATE PROCEDURE draw_card(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_location INT, OUT p_effect VARCHAR(20), INOUT p_amount BIGINT,
  OUT p_hotel_amount INT)
  MODIFIES SQL DATA
  COMMENT 'Draws the top card of a deck.'
BEGIN
  /*
   * Takes   : p_amount, the number of the deck.
   * Changes : DeckCard: the card goes under the deck, or to the player, when it is to be kept; one
   *           Event.
   * Returns : p_effect, p_amount and p_hotel_amount of the card; none and 0 when the deck is empty.
   * Rule    : S12.
   */
  DECLARE v_card_id INT;
  DECLARE v_place BIGINT;

  SELECT k.card_id, c.effect, c.amount, c.hotel_amount
    INTO v_card_id, p_effect, p_amount, p_hotel_amount
    FROM Card AS c
    STRAIGHT_JOIN DeckCard AS k FORCE INDEX (PRIMARY)
      ON k.game_id = p_game_id AND k.card_id = c.card_id
    WHERE c.ruleset_id = p_ruleset_id
      AND c.deck_id = p_amount
      AND k.holder IS NULL
    ORDER BY k.place
    LIMIT 1
    FOR SHARE OF k;
  IF v_card_id IS NULL THEN
    SET p_effect = 'none';
    SET p_amount = 0;
  ELSE
    CALL tell(
      p_game_id, p_record_id, p_event_no, 'drew', p_player_id, p_location, NULL, v_card_id);
    SET v_place = place_in_deck(p_record_id, p_event_no, 0);
    UPDATE DeckCard AS k FORCE INDEX (PRIMARY)
      SET k.place = v_place, k.holder = IF(p_effect = 'jail_card', p_player_id, NULL)
      WHERE k.game_id = p_game_id
        AND k.card_id = v_card_id;
  END IF;
END
