CREATE PROCEDURE set_decks(IN p_game_id INT, IN p_decks JSON)
  MODIFIES SQL DATA
  COMMENT 'Says in which order the cards of a game lie.'
BEGIN
  /*
   * Takes   : by deck, the cards from top to bottom.
   * Changes : Game.decks.
   */
  UPDATE Game AS g SET g.decks = p_decks WHERE g.game_id = p_game_id;
END
