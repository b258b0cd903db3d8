CREATE FUNCTION price_in_game(p_game_id INT, p_prid INT) RETURNS BIGINT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The price of an unowned property in a game.'
BEGIN
  /*
   * Returns : an amount; NULL when the game has no such property.
   * Why     : a deploy links it without locks, for views.
   */
  DECLARE v_ruleset_id INT;
  DECLARE v_price BIGINT;

  SELECT g.ruleset_id INTO v_ruleset_id FROM GameState AS g WHERE g.game_id = p_game_id;
  CALL read_price(p_game_id, v_ruleset_id, p_prid, v_price);
  RETURN v_price;
END
