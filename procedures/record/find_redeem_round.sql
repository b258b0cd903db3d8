CREATE PROCEDURE find_redeem_round(IN p_game_id INT, IN p_player_id INT, OUT p_round INT)
  READS SQL DATA
  COMMENT 'Says until which round a player redeems at once what he gets now.'
BEGIN
  /*
   * Returns : the round of his turn, if it is his, else that of his next one; NULL for the bank.
   * Rule    : A6.
   */
  IF p_player_id IS NOT NULL THEN
    -- exactly one row
    SELECT g.round + (p.turn < g.turn)
      INTO p_round
      FROM Standing AS g
      STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
      WHERE g.game_id = p_game_id
      FOR UPDATE OF g FOR SHARE OF p;
  END IF;
END
