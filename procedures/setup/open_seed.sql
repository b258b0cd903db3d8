CREATE FUNCTION open_seed(p_seed VARCHAR(64), p_seats JSON) RETURNS VARCHAR(64)
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'The seed of a new game.'
BEGIN
  /*
   * Takes   : p_seed, as somebody typed it, NULL for none; p_seats, as in Game.
   * Returns : p_seed; where seats belong to accounts, mixed with something random, so that nobody
   *           knows the dice; without p_seed, all random.
   */
  RETURN CASE
    WHEN p_seed IS NULL THEN LOWER(HEX(RANDOM_BYTES(16)))
    WHEN p_seats IS NULL THEN p_seed
    ELSE SHA2(CONCAT(p_seed, ':', HEX(RANDOM_BYTES(16))), 256) END;
END
