CREATE FUNCTION is_seed_shared(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_game_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether another game that is not over has the same seed, and so the same dice.'
BEGIN
  /*
   * Takes   : p_game_id, the game that is no other; 0 when it is not made yet.
   */
  DECLARE v_running INT;

  SELECT COUNT(*)
    INTO v_running
    FROM Game AS other
    JOIN Standing AS g ON g.game_id = other.game_id
    WHERE other.seed = p_seed
      AND other.game_id <> p_game_id
      AND g.phase <> 'over';
  RETURN v_running > 0;
END
