CREATE FUNCTION is_seed_known(p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether anybody may know the dice of games with a seed.'
BEGIN
  /*
   * Returns : TRUE when all games with the seed are over, so that it is published; also when one of
   *           them was made while it was published, although it is secret again since. Deleted
   *           games do not count.
   */
  DECLARE v_games, v_running, v_told INT;

  SELECT COUNT(*), SUM(g.phase <> 'over'),
      SUM(COALESCE(f.seed_was_open, FALSE) OR COALESCE(r.seed_was_open, FALSE))
    INTO v_games, v_running, v_told
    FROM Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    LEFT JOIN Fork AS f ON f.game_id = s.game_id
    LEFT JOIN RestoredGame AS r ON r.game_id = s.game_id
    WHERE s.seed = p_seed;
  RETURN v_games > 0 AND (v_running = 0 OR v_told > 0);
END
