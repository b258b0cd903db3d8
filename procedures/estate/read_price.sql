CREATE PROCEDURE read_price(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_prid INT, OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Reads the price of an unowned property.'
BEGIN
  /*
   * Returns : p_price; NULL when the game has no such property.
   * Why     : moves and bots read it with a lock; the lists of moves and advice are linked without.
   */
  SET p_price = NULL;
  SELECT price_of(t.cost, d.cost_factor)
    INTO p_price
    FROM Tile AS t
    JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = p_ruleset_id
      AND t.prid = p_prid
    FOR SHARE OF d;
END
