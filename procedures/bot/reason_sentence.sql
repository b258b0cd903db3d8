CREATE FUNCTION reason_sentence(
  p_sentence VARCHAR(200), p_property VARCHAR(40), p_group VARCHAR(40), p_sign VARCHAR(40),
  p_worth BIGINT, p_price BIGINT) RETURNS VARCHAR(400)
  DETERMINISTIC
  NO SQL
  COMMENT 'Why a bot decides as it does, in a sentence.'
BEGIN
  /*
   * Takes : p_sentence, as in BotReason, and what belongs into it; p_sign, of money.
   */
  RETURN REPLACE(REPLACE(REPLACE(REPLACE(p_sentence,
    '{property}', COALESCE(p_property, 'It')),
    '{group}', COALESCE(p_group, '')),
    '{worth}', CONCAT(p_sign, COALESCE(p_worth, 0))),
    '{price}', CONCAT(p_sign, COALESCE(p_price, 0)));
END
