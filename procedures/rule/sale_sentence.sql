CREATE FUNCTION sale_sentence(p_sale JSON) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The sentence of a move that sells a hotel which the bank cannot replace.'
BEGIN
  /*
   * Takes   : p_sale, as hotel_sale.
   * Returns : as Action.sentence.
   */
  RETURN CONCAT(
    'sells ', JSON_VALUE(p_sale, '$.buildings'), ' buildings of ', JSON_VALUE(p_sale, '$.of'),
    ' for {price}: ', JSON_VALUE(p_sale, '$.left'), '.');
END
