CREATE PROCEDURE check_details()
  READS SQL DATA
  COMMENT 'Rejects a move that lacks a detail or has one too many.'
BEGIN
  /*
   * Move    : reads m_action m_dice m_dice2 m_named_prid m_amount m_terms; sets m_takes_dice.
   * Returns : m_takes_dice, whether the action does.
   * Raises  : column_not_used, property_missing, amount_missing, amount_not_whole,
   *           amount_out_of_range, terms_missing, terms_malformed. Dice are checked when they are
   *           rolled, the property where it is looked up.
   * Why     : JSON_VALID raises an error for JSON that is nested too deeply; the brackets are
   *           counted first.
   */
  DECLARE v_takes VARCHAR(40);
  DECLARE v_amount_name VARCHAR(20);
  DECLARE v_minimum, v_maximum INT;

  SELECT b.takes, b.amount_name, b.amount_minimum, b.amount_maximum
    INTO v_takes, v_amount_name, v_minimum, v_maximum
    FROM Action AS b
    WHERE b.action = m_action COLLATE utf8mb4_0900_as_ci;
  SET m_takes_dice = FIND_IN_SET('dice', v_takes) > 0;
  IF COALESCE(m_dice, m_dice2) IS NOT NULL AND NOT m_takes_dice
    OR m_named_prid IS NOT NULL AND NOT FIND_IN_SET('prid', v_takes)
    OR m_amount IS NOT NULL AND NOT FIND_IN_SET('amount', v_takes)
    OR m_terms IS NOT NULL AND NOT FIND_IN_SET('terms', v_takes)
  THEN
    CALL refuse('column_not_used', CONCAT('The action ', m_action, ' takes ', IF(
      v_takes = '', 'no dice, prid, amount or terms',
      CONCAT('only ', REPLACE(REPLACE(v_takes, 'dice', 'dice and dice2'), ',', ', '))), '.'));
  END IF;
  IF FIND_IN_SET('prid', v_takes) AND m_named_prid IS NULL THEN
    CALL refuse('property_missing', CONCAT('Set prid to the property to ', m_action, '.'));
  END IF;
  IF FIND_IN_SET('amount', v_takes) THEN
    IF m_amount IS NULL THEN
      CALL refuse('amount_missing', CONCAT('Set amount to your ', v_amount_name, '.'));
    END IF;
    IF m_amount <> FLOOR(m_amount) THEN
      CALL refuse('amount_not_whole', CONCAT('Use a whole amount; ', m_amount, ' is not.'));
    END IF;
    IF m_amount NOT BETWEEN v_minimum AND v_maximum THEN
      CALL refuse('amount_out_of_range', CONCAT(
        'Your ', v_amount_name, ' must be from ', v_minimum, ' to ', v_maximum, ', not ', m_amount,
        '.'));
    END IF;
  END IF;
  IF FIND_IN_SET('terms', v_takes) THEN
    IF m_terms IS NULL THEN
      CALL refuse('terms_missing', 'Give the terms as JSON.');
    END IF;
    IF LENGTH(REPLACE(REPLACE(m_terms, '[', ''), '{', '')) < LENGTH(m_terms) - 90
      OR NOT JSON_VALID(m_terms)
    THEN
      CALL refuse('terms_malformed', 'The terms are not valid JSON.');
    END IF;
  END IF;
END
