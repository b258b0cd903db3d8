CREATE FUNCTION is_plain_roll(
  p_phase VARCHAR(20), p_action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci,
  p_named_player DOUBLE, p_player_id INT) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a move is a roll by the player to move, so that find_actor can be skipped.'
BEGIN
  /*
   * Takes : p_named_player, NULL when the client named none; p_player_id, whose turn it is.
   */
  RETURN COALESCE(
    p_phase = 'roll' AND BINARY p_action = 'roll' AND COALESCE(p_named_player = p_player_id, TRUE),
    FALSE);
END
