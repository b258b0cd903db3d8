CREATE PROCEDURE owe(
  IN p_game_id INT, IN p_debtor INT, IN p_creditor INT, IN p_amount INT, IN p_kind VARCHAR(20),
  IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a debt to what is to be settled after the landing.'
BEGIN
  /*
   * Takes   : p_creditor, NULL for the bank; p_kind, the event that paying it will be; paid_each
   *           is paid in equal parts to every other player. For an offer or a fee, p_kind says so,
   *           the debtor is who decides, and the amount NULL. An amount of 0 is not owed.
   * Changes : Game.debts.
   */
  IF NOT p_amount <=> 0 THEN
    CALL write_game(p_game_id, 'debt', JSON_OBJECT(
      'debtor', p_debtor, 'creditor', p_creditor, 'amount', p_amount, 'kind', p_kind,
      'prid', p_prid));
  END IF;
END
