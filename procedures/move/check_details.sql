CREATE PROCEDURE check_details(
  IN p_action VARCHAR(20), IN p_dice DOUBLE, IN p_dice2 DOUBLE, IN p_prid DOUBLE,
  IN p_amount DOUBLE, IN p_terms VARCHAR(2000))
  READS SQL DATA
  COMMENT 'Refuses a move that lacks a detail or has one too many.'
BEGIN
  /*
   * Raises : column_not_used, property_missing, amount_missing, amount_not_whole,
   *          amount_out_of_range, terms_missing, terms_malformed. Dice are looked at when they are
   *          thrown, a property where it is sought.
   * Why    : of what is nested too deeply, JSON_VALID makes an error; brackets cost it nothing.
   */
  DECLARE v_takes VARCHAR(40);

  SELECT b.takes INTO v_takes FROM Action AS b
    WHERE b.action = p_action COLLATE utf8mb4_0900_as_ci;
  IF COALESCE(p_dice, p_dice2) IS NOT NULL AND NOT FIND_IN_SET('dice', v_takes)
    OR p_prid IS NOT NULL AND NOT FIND_IN_SET('prid', v_takes)
    OR p_amount IS NOT NULL AND NOT FIND_IN_SET('amount', v_takes)
    OR p_terms IS NOT NULL AND NOT FIND_IN_SET('terms', v_takes)
  THEN
    CALL refuse('column_not_used', CONCAT('The action ', p_action, ' takes ', IF(
      v_takes = '', 'no dice, prid, amount or terms',
      CONCAT(REPLACE(REPLACE(v_takes, 'dice', 'dice and dice2'), ',', ', '), ', nothing else')),
      '.'));
  END IF;
  IF FIND_IN_SET('prid', v_takes) AND p_prid IS NULL THEN
    CALL refuse('property_missing', CONCAT('Say in prid which property to ', p_action, '.'));
  END IF;
  IF FIND_IN_SET('amount', v_takes) THEN
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
  IF FIND_IN_SET('terms', v_takes) THEN
    IF p_terms IS NULL THEN
      CALL refuse('terms_missing', CONCAT('Say in terms what to ', p_action, ', as JSON.'));
    END IF;
    IF LENGTH(REPLACE(REPLACE(p_terms, '[', ''), '{', '')) < LENGTH(p_terms) - 90
      OR NOT JSON_VALID(p_terms)
    THEN
      CALL refuse('terms_malformed', 'The terms are not valid JSON.');
    END IF;
  END IF;
END
