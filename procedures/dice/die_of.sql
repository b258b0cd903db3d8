CREATE FUNCTION die_of(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  p_what VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, p_sides INT) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The value of a die that the server rolls.'
BEGIN
  /*
   * Takes   : p_what, a name for the die, different for each, e.g. die:17.
   * Returns : 1 to p_sides: the first 60 bits of SHA-256 of `seed:what`, as a number, modulo
   *           p_sides, plus 1.
   */
  RETURN 1 + CAST(CONV(LEFT(SHA2(CONCAT(p_seed, ':', p_what), 256), 15), 16, 10) AS UNSIGNED)
    MOD p_sides;
END
