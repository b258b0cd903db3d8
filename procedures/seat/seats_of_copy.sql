CREATE FUNCTION seats_of_copy(
  p_seats JSON, p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whose the seats are of a game that begins like another.'
BEGIN
  /*
   * Takes   : p_seats, those of the other, as in Game; p_seed, of both.
   * Returns : p_seats; none of them given, where the dice are yet to fall in a game that goes on:
   *           who played the copy would see them.
   */
  IF p_seats IS NOT NULL AND is_seed_shared(p_seed, 0) THEN
    RETURN JSON_OBJECT();
  END IF;
  RETURN p_seats;
END
