CREATE FUNCTION reason_sentence(
  p_sentence VARCHAR(200), p_property VARCHAR(40), p_group VARCHAR(40), p_sign VARCHAR(60),
  p_thousands VARCHAR(60), p_worth BIGINT, p_price BIGINT) RETURNS VARCHAR(400)
  DETERMINISTIC
  NO SQL
  COMMENT 'Why a bot decides as it does, in a sentence.'
BEGIN
  /*
   * Takes : p_sentence, as in BotReason, and what belongs into it; p_sign and
   *         p_thousands, as money_text takes them.
   */
  RETURN REPLACE(REPLACE(REPLACE(REPLACE(p_sentence,
    '{property}', COALESCE(p_property, 'It')),
    '{group}', COALESCE(p_group, '')),
    '{worth}', money_text(p_sign, p_thousands, COALESCE(p_worth, 0))),
    '{price}', money_text(p_sign, p_thousands, COALESCE(p_price, 0)));
END
