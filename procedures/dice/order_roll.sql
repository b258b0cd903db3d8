CREATE FUNCTION order_roll(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_player_id INT) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'What a player rolls with two dice to find out who begins.'
BEGIN
  /*
   * Rule : S1.
   */
  RETURN die_of(p_seed, CONCAT('order:', p_player_id, ':1'), 6)
    + die_of(p_seed, CONCAT('order:', p_player_id, ':2'), 6);
END
