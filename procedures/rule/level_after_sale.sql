CREATE FUNCTION level_after_sale(
  p_shortage VARCHAR(20), p_build_evenly BOOLEAN, p_is_sold BOOLEAN, p_level INT, p_houses_left INT,
  p_size INT, p_houses INT, p_place INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The number of buildings on a property after a hotel that lacks houses is sold.'
BEGIN
  /*
   * Takes : p_shortage, p_build_evenly, as in Ruleset; p_is_sold, whether it is the hotel of this
   *         property; p_houses_left, in the bank; p_size, of the colour group, and p_houses, on all
   *         of it; p_place, of the property in the group, the highest for the one that is sold.
   * Rule  : A9; D6: the houses that there are stay as evenly as they can.
   */
  RETURN IF(p_shortage = 'sells_group', 0, IF(
    p_build_evenly,
    LEAST(p_level, (p_houses_left + p_houses) DIV p_size
      + (p_place <= (p_houses_left + p_houses) MOD p_size)),
    IF(p_is_sold, p_houses_left, p_level)));
END
