CREATE PROCEDURE find_redeem_round(IN p_player_id INT, OUT p_round INT)
  READS SQL DATA
  COMMENT 'Finds the round by which a new owner can lift a mortgage without a further fee.'
BEGIN
  /*
   * Move    : reads m_game_id.
   * Returns : p_round, the current round in the player's own turn, else the round of their next
   *           turn; NULL for the bank.
   * Rule    : A6.
   */
  IF p_player_id IS NOT NULL THEN
    -- exactly one row
    SELECT g.round + (p.turn < g.turn)
      INTO p_round
      FROM GameState AS g
      STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
      WHERE g.game_id = m_game_id
      FOR UPDATE OF g FOR SHARE OF p;
  END IF;
END
