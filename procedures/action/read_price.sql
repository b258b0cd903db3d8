CREATE PROCEDURE read_price(OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Reads the price of an unowned property.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_prid.
   * Returns : p_price; NULL when the game has no such property.
   * Why     : it is here, above the rules, because it calls price_of.
   */
  SET p_price = NULL;
  SELECT price_of(t.cost, d.cost_factor)
    INTO p_price
    FROM Tile AS t
    JOIN Deed AS d ON d.game_id = m_game_id AND d.prid = t.prid
    WHERE t.ruleset_id = m_ruleset_id
      AND t.prid = m_prid
    FOR SHARE OF d;
END
