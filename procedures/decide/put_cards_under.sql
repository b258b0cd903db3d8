CREATE PROCEDURE put_cards_under(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_count INT,
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Puts the cards that a player kept back under their decks.'
BEGIN
  /*
   * Takes   : p_count, how many of his cards, the oldest first.
   * Changes : Player.cards, Game.decks, one Event a card.
   * Rule    : seed 004, Action Deck and Action Cards.
   */
  DECLARE v_game JSON DEFAULT game_facts(p_game_id);
  DECLARE v_decks JSON DEFAULT JSON_EXTRACT(v_game, '$.decks');
  DECLARE v_cards JSON DEFAULT JSON_EXTRACT(player_facts(p_game_id, p_player_id), '$.cards');
  DECLARE v_card_id, v_deck_id INT;
  DECLARE v_left INT DEFAULT p_count;

  WHILE v_left > 0 DO
    SET v_card_id = JSON_EXTRACT(v_cards, '$[0]');
    SET v_deck_id = JSON_EXTRACT(
      card_facts(JSON_EXTRACT(v_game, '$.board_id'), v_card_id), '$.deck_id');
    SET v_decks = JSON_ARRAY_APPEND(v_decks, CONCAT('$."', v_deck_id, '"'), v_card_id);
    SET v_cards = JSON_REMOVE(v_cards, '$[0]');
    SET v_left = v_left - 1;
    CALL post(
      p_game_id, p_record_id, 'card_used', p_player_id, NULL, NULL, NULL, NULL, NULL, v_card_id,
      p_event_no);
  END WHILE;
  CALL write_game(p_game_id, 'decks', v_decks);
  CALL give_cards(p_game_id, p_player_id, NULL);
  CALL give_cards(p_game_id, p_player_id, v_cards);
END
