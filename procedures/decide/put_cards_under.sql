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
  DECLARE v_cards, v_decks JSON;
  DECLARE v_card_id, v_deck_id INT;
  DECLARE v_left INT DEFAULT p_count;

  SELECT p.cards, g.decks
    INTO v_cards, v_decks
    FROM Player AS p
    JOIN Game AS g ON g.game_id = p.game_id
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
  WHILE v_left > 0 DO
    SET v_card_id = JSON_EXTRACT(v_cards, '$[0]');
    SELECT c.deck_id
      INTO v_deck_id
      FROM Game AS g
      JOIN Card AS c ON c.board_id = g.board_id AND c.card_id = v_card_id
      WHERE g.game_id = p_game_id;
    SET v_decks = JSON_ARRAY_APPEND(v_decks, CONCAT('$."', v_deck_id, '"'), v_card_id);
    SET v_cards = JSON_REMOVE(v_cards, '$[0]');
    SET v_left = v_left - 1;
    CALL post(
      p_game_id, p_record_id, 'card_used', p_player_id, NULL, NULL, NULL, NULL, NULL, v_card_id,
      p_event_no);
  END WHILE;
  CALL set_decks(p_game_id, v_decks);
  CALL give_cards(p_game_id, p_player_id, NULL);
  CALL give_cards(p_game_id, p_player_id, v_cards);
END
