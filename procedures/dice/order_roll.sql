CREATE FUNCTION order_roll(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_player_id INT, p_time INT)
  RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The sum of two dice that a player rolls for the order of play.'
BEGIN
  /*
   * Takes : p_time, 1 for the first roll, 2 for the next one.
   * Rule  : S1; A11.
   */
  RETURN die_of(p_seed, CONCAT('order:', p_player_id, ':', 2 * p_time - 1), 6)
    + die_of(p_seed, CONCAT('order:', p_player_id, ':', 2 * p_time), 6);
END
