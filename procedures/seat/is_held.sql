CREATE FUNCTION is_held(p_game_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether a game would reveal dice that an older game has yet to roll.'
BEGIN
  /*
   * Returns : TRUE when an older game between accounts that is not over has the same seed, unless
   *           the seed is known already.
   * Why     : the oldest game counts, so that one of several copies can continue when the original
   *           is over.
   */
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_older INT;

  SELECT s.seed INTO v_seed FROM Game AS s WHERE s.game_id = p_game_id;
  SELECT COUNT(*)
    INTO v_older
    FROM Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    WHERE s.seed = v_seed
      AND s.game_id < p_game_id
      AND NOT s.is_deleted
      AND g.phase <> 'over'
      AND g.seating IN ('accounts', 'held');
  RETURN v_older > 0 AND NOT is_seed_known(v_seed);
END
