CREATE FUNCTION net_worth(p_game_id INT, p_player_id INT) RETURNS BIGINT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a player has: cash, and his properties at their printed prices.'
BEGIN
  /*
   * Returns : money; NULL when the game has no such player.
   * Rule    : H8.
   * Why     : for readers; a move counts with locks, in count_worth.
   */
  DECLARE v_worth BIGINT;

  SELECT p.bank_balance + COALESCE(SUM(t.cost), 0)
    INTO v_worth
    FROM Player AS p
    LEFT JOIN Deed AS d ON d.game_id = p.game_id AND d.p_owner = p.pid
    LEFT JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id
    GROUP BY p.game_id, p.turn;
  RETURN v_worth;
END
