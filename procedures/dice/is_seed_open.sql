CREATE FUNCTION is_seed_open(p_game_id INT) RETURNS BOOLEAN
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether the seed of a game may be told.'
BEGIN
  /*
   * Returns : TRUE when the game and all games with the same seed are over: a fork that was played
   *           to its end must not tell the dice of its parent.
   */
  DECLARE v_running INT;

  SELECT COUNT(IF(g.phase = 'over', NULL, 1))
    INTO v_running
    FROM Game AS s
    JOIN Game AS other ON other.seed = s.seed
    JOIN Standing AS g ON g.game_id = other.game_id
    WHERE s.game_id = p_game_id;
  RETURN v_running = 0;
END
