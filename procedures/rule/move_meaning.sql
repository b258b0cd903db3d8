CREATE FUNCTION move_meaning(
  p_sentence VARCHAR(200), p_player VARCHAR(40), p_property VARCHAR(40), p_price BIGINT,
  p_partner VARCHAR(40), p_minimum BIGINT, p_maximum BIGINT) RETURNS VARCHAR(300)
  DETERMINISTIC
  NO SQL
  COMMENT 'A possible move in plain words.'
BEGIN
  /*
   * Takes   : p_sentence, as in Action; the rest, as in movesView.
   * Returns : e.g. `Ada rolls the dice, 1 to 6.`
   */
  RETURN CONCAT(p_player, ' ', REPLACE(REPLACE(REPLACE(REPLACE(p_sentence,
    '{property}', COALESCE(p_property, 'the property on offer')),
    '{price}', COALESCE(p_price, '')),
    '{partner}', COALESCE(p_partner, '')),
    '{range}', COALESCE(CONCAT(', ', p_minimum, ' to ', p_maximum), '')));
END
