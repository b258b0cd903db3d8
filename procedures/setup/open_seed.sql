CREATE FUNCTION open_seed(p_seed VARCHAR(64), p_seats JSON) RETURNS VARCHAR(64)
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'The seed of a new game.'
BEGIN
  /*
   * Takes   : p_seed, as somebody typed it, or NULL; p_seats, as in Game.
   * Returns : p_seed, and with something random where seats belong to accounts: nobody knows those
   *           dice; empty for one that is all random.
   */
  RETURN CASE
    WHEN p_seed IS NULL THEN ''
    WHEN p_seats IS NULL THEN p_seed
    ELSE SHA2(CONCAT(p_seed, ':', HEX(RANDOM_BYTES(16))), 256) END;
END
