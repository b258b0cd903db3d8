CREATE FUNCTION is_seed_shared(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_game_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether a game that is not over has a seed, and so its dice.'
BEGIN
  /*
   * Takes : p_game_id, a game that does not count; 0: all count.
   */
  DECLARE v_running INT;

  SELECT COUNT(*)
    INTO v_running
    FROM Game AS other
    JOIN GameState AS g ON g.game_id = other.game_id
    WHERE other.seed = p_seed
      AND other.game_id <> p_game_id
      AND g.phase <> 'over';
  RETURN v_running > 0;
END
