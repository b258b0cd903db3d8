CREATE PROCEDURE read_seat(
  IN p_game_id INT, IN p_turn INT, OUT p_player_id INT, OUT p_status INT, OUT p_balance BIGINT)
  READS SQL DATA
  COMMENT 'Reads who sits at a seat, his status and his balance.'
BEGIN
  /*
   * Why : seats are read one by one and locked. Without the lock a transaction with an older
   *       snapshot would see an old row; a locked range would reach into the next game.
   */
  -- exactly one row
  SELECT p.pid, p.status, p.bank_balance
    INTO p_player_id, p_status, p_balance
    FROM Player AS p
    WHERE p.game_id = p_game_id
      AND p.turn = p_turn
    FOR SHARE;
END
