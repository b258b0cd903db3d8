CREATE FUNCTION money_text(
  p_sign VARCHAR(60), p_thousands VARCHAR(60), p_amount BIGINT) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'An amount of money as the edition writes it.'
BEGIN
  /*
   * Takes : p_sign, p_thousands, the words of the edition for the currency sign and between
   *         thousands; NULL: none.
   * Rule  : S1: the manual writes 1,024.
   */
  RETURN CONCAT(
    COALESCE(p_sign, ''), REPLACE(FORMAT(p_amount, 0), ',', COALESCE(p_thousands, '')));
END
