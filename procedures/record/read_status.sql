CREATE PROCEDURE read_status(IN p_turn INT, OUT p_player_id INT, OUT p_status INT)
  READS SQL DATA
  COMMENT 'Reads the player at a seat and their status.'
BEGIN
  /*
   * Move : reads m_game_id.
   */
  -- exactly one row
  SELECT p.pid, p.status
    INTO p_player_id, p_status
    FROM Player AS p
    WHERE p.game_id = m_game_id
      AND p.turn = p_turn
    FOR SHARE;
END
