CREATE PROCEDURE draw_card(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT, IN p_location INT,
  INOUT p_event_no INT, OUT p_effect VARCHAR(20), INOUT p_amount INT)
  MODIFIES SQL DATA
  COMMENT 'Draws the top card of a deck.'
BEGIN
  /*
   * Takes   : p_amount, the number of the deck.
   * Changes : Game.decks, where the card goes under, or Player.cards, when it is to be kept; one
   *           Event.
   * Returns : p_effect and p_amount of the card; none and 0 when the deck is empty.
   * Rule    : seed 004, Action Deck and Action Cards.
   */
  DECLARE v_decks JSON DEFAULT JSON_EXTRACT(game_facts(p_game_id), '$.decks');
  DECLARE v_path VARCHAR(20) DEFAULT CONCAT('$."', p_amount, '"');
  DECLARE v_card_id INT DEFAULT JSON_EXTRACT(v_decks, CONCAT(v_path, '[0]'));
  DECLARE v_card JSON DEFAULT card_facts(p_board_id, v_card_id);

  SET p_effect = COALESCE(JSON_VALUE(v_card, '$.effect'), 'none');
  SET p_amount = COALESCE(JSON_EXTRACT(v_card, '$.amount'), 0);
  IF v_card_id IS NOT NULL THEN
    SET v_decks = JSON_REMOVE(v_decks, CONCAT(v_path, '[0]'));
    IF p_effect = 'jail_card' THEN
      CALL give_cards(p_game_id, p_player_id, JSON_ARRAY(v_card_id));
    ELSE
      SET v_decks = JSON_ARRAY_APPEND(v_decks, v_path, v_card_id);
    END IF;
    CALL write_game(p_game_id, 'decks', v_decks);
    CALL post(
      p_game_id, p_record_id, 'drew', p_player_id, NULL, NULL, NULL, p_location, NULL, v_card_id,
      p_event_no);
  END IF;
END
