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
  DECLARE v_decks JSON;
  DECLARE v_card_id INT;
  DECLARE v_path VARCHAR(20) DEFAULT CONCAT('$."', p_amount, '"');

  SELECT g.decks INTO v_decks FROM Game AS g WHERE g.game_id = p_game_id;
  SET v_card_id = JSON_EXTRACT(v_decks, CONCAT(v_path, '[0]'));
  SET p_effect = 'none';
  SET p_amount = 0;
  IF v_card_id IS NOT NULL THEN
    SELECT c.effect, c.amount
      INTO p_effect, p_amount
      FROM Card AS c
      WHERE c.board_id = p_board_id
        AND c.card_id = v_card_id;
    SET v_decks = JSON_REMOVE(v_decks, CONCAT(v_path, '[0]'));
    IF p_effect = 'jail_card' THEN
      CALL give_cards(p_game_id, p_player_id, JSON_ARRAY(v_card_id));
    ELSE
      SET v_decks = JSON_ARRAY_APPEND(v_decks, v_path, v_card_id);
    END IF;
    CALL set_decks(p_game_id, v_decks);
    CALL post(
      p_game_id, p_record_id, 'drew', p_player_id, NULL, NULL, NULL, p_location, NULL, v_card_id,
      p_event_no);
  END IF;
END
