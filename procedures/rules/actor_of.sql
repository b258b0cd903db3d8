CREATE FUNCTION actor_of(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The player whom a game waits for.'
BEGIN
  /*
   * Returns : the first debtor, the partner of a proposed trade, else the player whose turn it is,
   *           who in an auction is one of several.
   */
  DECLARE v_player_id INT;

  SELECT CASE g.phase
      WHEN 'debt' THEN JSON_VALUE(g.debts, '$[0].debtor' RETURNING SIGNED)
      WHEN 'trade' THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
      ELSE t.player_ID END
    INTO v_player_id
    FROM Game AS g
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    WHERE g.game_id = p_game_id;
  RETURN v_player_id;
END
