CREATE PROCEDURE read_status(
  IN p_game_id INT, IN p_turn INT, OUT p_player_id INT, OUT p_status INT)
  READS SQL DATA
  COMMENT 'Reads who sits at a seat, and his status.'
BEGIN
  -- exactly one row
  SELECT p.pid, p.status
    INTO p_player_id, p_status
    FROM Player AS p
    WHERE p.game_id = p_game_id
      AND p.turn = p_turn
    FOR SHARE;
END
