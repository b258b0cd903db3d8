CREATE PROCEDURE read_seat(
  IN p_game_id INT, IN p_turn INT, OUT p_player_id INT, OUT p_status INT)
  READS SQL DATA
  COMMENT 'Reads who sits at a seat, and his status.'
BEGIN
  /*
   * Why : a status is read seat by seat and locked. Without the lock a transaction with an older
   *       snapshot would see an old one; a locked range would reach into the next game.
   */
  SELECT t.player_ID, t.status
    INTO p_player_id, p_status
    FROM Turns AS t
    WHERE t.game_id = p_game_id
      AND t.turn = p_turn
    FOR SHARE;
END
