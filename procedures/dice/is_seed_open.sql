CREATE FUNCTION is_seed_open(p_game_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether the seed of a game may be published.'
BEGIN
  /*
   * Returns : TRUE when the game and all others with the same seed are over: a fork that was played
   *           to its end must not reveal the dice of its parent.
   */
  RETURN NOT is_seed_shared((SELECT s.seed FROM Game AS s WHERE s.game_id = p_game_id), 0);
END
