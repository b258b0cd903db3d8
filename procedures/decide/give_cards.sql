CREATE PROCEDURE give_cards(IN p_game_id INT, IN p_player_id INT, IN p_cards JSON)
  MODIFIES SQL DATA
  COMMENT 'Adds cards to those that a player keeps.'
BEGIN
  /*
   * Takes   : p_cards, an array of their numbers; NULL takes all from him that he has.
   * Changes : Player.cards.
   */
  UPDATE Player AS p
    SET p.cards = IF(p_cards IS NULL, NULL,
      JSON_MERGE_PRESERVE(COALESCE(p.cards, JSON_ARRAY()), p_cards))
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
END
