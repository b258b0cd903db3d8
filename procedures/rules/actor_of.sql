CREATE FUNCTION actor_of(p_game JSON) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The player whom a game waits for.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Returns : the first debtor, the partner of a proposed trade, else the player whose turn it is,
   *           who in an auction is one of several.
   */
  RETURN CASE JSON_VALUE(p_game, '$.phase')
    WHEN 'debt' THEN JSON_EXTRACT(p_game, '$.debts[0].debtor')
    WHEN 'trade' THEN JSON_EXTRACT(p_game, '$.proposal.to')
    ELSE JSON_EXTRACT(p_game, '$.turn_player')
  END;
END
