CREATE PROCEDURE check_details(
  IN p_action VARCHAR(20), IN p_dice DOUBLE, IN p_dice2 DOUBLE, IN p_prid INT, IN p_amount DOUBLE,
  IN p_terms VARCHAR(2000))
  READS SQL DATA
  COMMENT 'Refuses a move that lacks a detail or has one too many.'
BEGIN
  /*
   * Raises : column_not_used, property_missing, amount_missing, amount_not_whole,
   *          amount_out_of_range, terms_missing, terms_malformed. Dice are looked at when they are
   *          thrown.
   */
  DECLARE v_takes_prid BOOLEAN DEFAULT p_action IN ('build', 'sell', 'mortgage', 'redeem');
  DECLARE v_takes_amount BOOLEAN DEFAULT p_action = 'bid';
  DECLARE v_takes_terms BOOLEAN DEFAULT p_action IN ('propose', 'change_dice');

  IF (COALESCE(p_dice, p_dice2) IS NOT NULL AND p_action <> 'roll')
    OR (p_prid IS NOT NULL AND NOT v_takes_prid)
    OR (p_amount IS NOT NULL AND NOT v_takes_amount)
    OR (p_terms IS NOT NULL AND NOT v_takes_terms)
  THEN
    CALL refuse('column_not_used', CONCAT('The action ', p_action, ' takes ', CASE
      WHEN p_action = 'roll' THEN 'dice and dice2'
      WHEN v_takes_prid THEN 'prid'
      WHEN v_takes_amount THEN 'amount'
      WHEN v_takes_terms THEN 'terms'
      ELSE 'no dice, prid, amount or terms' END, ', nothing else.'));
  END IF;
  IF v_takes_prid AND p_prid IS NULL THEN
    CALL refuse('property_missing', CONCAT('Say in prid which property to ', p_action, '.'));
  END IF;
  IF v_takes_amount THEN
    IF p_amount IS NULL THEN
      CALL refuse('amount_missing', 'Say in amount how much you bid.');
    END IF;
    IF p_amount <> FLOOR(p_amount) THEN
      CALL refuse('amount_not_whole', CONCAT('Money is whole; ', p_amount, ' is not.'));
    END IF;
    IF p_amount NOT BETWEEN 1 AND 1000000000 THEN
      CALL refuse('amount_out_of_range', CONCAT(p_amount, ' is no amount of money to bid.'));
    END IF;
  END IF;
  IF v_takes_terms THEN
    IF p_terms IS NULL THEN
      CALL refuse('terms_missing', CONCAT('Say in terms what to ', p_action, ', as JSON.'));
    END IF;
    IF NOT JSON_VALID(p_terms) THEN
      CALL refuse('terms_malformed', 'The terms are not valid JSON.');
    END IF;
  END IF;
END
