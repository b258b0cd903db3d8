CREATE FUNCTION owing(
  p_due JSON, p_debtor INT, p_creditor INT, p_amount INT, p_kind VARCHAR(20), p_prid INT)
  RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'What is due, with one debt more at its end.'
BEGIN
  /*
   * Takes   : p_creditor, NULL for the bank; p_kind, the event that paying it will be; paid_each
   *           is paid in equal parts to every other player.
   * Returns : p_due with the debt; an amount of 0 is not owed.
   */
  IF p_amount = 0 THEN
    RETURN p_due;
  END IF;
  RETURN JSON_ARRAY_APPEND(p_due, '$', JSON_OBJECT(
    'debtor', p_debtor, 'creditor', p_creditor, 'amount', p_amount, 'kind', p_kind,
    'prid', p_prid));
END
