CREATE PROCEDURE read_seat(
  IN p_turn INT, OUT p_player_id INT, OUT p_status INT, OUT p_balance BIGINT)
  READS SQL DATA
  COMMENT 'Reads the player at a seat, their status and their balance.'
BEGIN
  /*
   * Move : reads m_game_id.
   * Why  : seats are locked one by one. Without the lock a transaction with an older snapshot would
   *        see an old row; a locked range would reach into the next game.
   */
  -- exactly one row
  SELECT p.pid, p.status, p.bank_balance
    INTO p_player_id, p_status, p_balance
    FROM Player AS p
    WHERE p.game_id = m_game_id
      AND p.turn = p_turn
    FOR SHARE;
END
