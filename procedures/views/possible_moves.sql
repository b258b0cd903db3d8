CREATE FUNCTION possible_moves(p_game_id INT, p_lacks_money BOOLEAN) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The legal moves of a game, or those for which a player lacks only the money.'
BEGIN
  /*
   * Takes   : as list_moves.
   */
  DECLARE v_moves JSON;

  CALL list_moves(p_game_id, p_lacks_money, v_moves);
  RETURN v_moves;
END
