CREATE FUNCTION seats_of_copy(
  p_seats JSON, p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The seats of a game that begins like another.'
BEGIN
  /*
   * Takes   : p_seats, those of the other game, as in Game; p_seed, of both.
   * Returns : p_seats; an empty object, where another game has the same dice: the players of the
   *           copy could see dice that game has yet to roll, or it has rolled theirs.
   */
  DECLARE v_games INT;

  SELECT COUNT(*) INTO v_games FROM Game AS s WHERE s.seed = p_seed;
  IF p_seats IS NOT NULL AND v_games > 0 THEN
    RETURN JSON_OBJECT();
  END IF;
  RETURN p_seats;
END
