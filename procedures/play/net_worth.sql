CREATE FUNCTION net_worth(p_game_id INT, p_player_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a player of a game has: his money and the printed prices of his properties.'
BEGIN
  /*
   * Returns : NULL when the game has no such player.
   */
  DECLARE v_worth INT;

  SELECT p.bank_balance + COALESCE(SUM(pr.cost), 0)
    INTO v_worth
    FROM Player AS p
    LEFT JOIN Deed AS d ON d.game_id = p.game_id AND d.p_owner = p.pid
    LEFT JOIN Property AS pr ON pr.board_id = d.board_id AND pr.prid = d.prid
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id
    GROUP BY p.game_id, p.pid;
  RETURN v_worth;
END
