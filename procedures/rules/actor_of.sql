CREATE FUNCTION actor_of(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The player whom a game waits for.'
BEGIN
  /*
   * Returns : the first debtor, the partner of a proposed trade, else the player whose turn it is,
   *           who in an auction is one of several.
   */
  DECLARE v_game JSON DEFAULT game_facts(p_game_id);

  RETURN CASE JSON_VALUE(v_game, '$.phase')
    WHEN 'debt' THEN JSON_EXTRACT(v_game, '$.debts[0].debtor')
    WHEN 'trade' THEN JSON_EXTRACT(v_game, '$.proposal.to')
    ELSE JSON_EXTRACT(v_game, '$.turn_player')
  END;
END
