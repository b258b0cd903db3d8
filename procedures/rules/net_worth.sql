CREATE FUNCTION net_worth(p_game_id INT, p_player_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a player has: cash, and his properties at their printed prices.'
BEGIN
  /*
   * Returns : money; NULL when the game has no such player.
   * Rule    : seed 003, Deciding on a Winner: purchase prices, so that buildings, mortgages and
   *           raised costs do not count.
   */
  DECLARE v_worth INT;

  SELECT p.bank_balance + COALESCE((
      SELECT SUM(pr.cost)
        FROM Deed AS d
        JOIN Property AS pr ON pr.board_id = d.board_id AND pr.prid = d.prid
        WHERE d.game_id = p.game_id
          AND d.p_owner = p.pid), 0)
    INTO v_worth
    FROM Player AS p
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
  RETURN v_worth;
END
