CREATE FUNCTION pot_change(p_game_id INT, p_record_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'By how much a move fills or empties the pot.'
BEGIN
  /*
   * Returns : what players paid to the bank in this move, less what was taken from the pot. What is
   *           left by who drops out is no payment.
   * Rule    : seed 003, Put Money In Free Parking.
   */
  DECLARE v_change INT;

  SELECT COALESCE(SUM(CASE
      WHEN e.kind = 'took_pot' THEN -e.amount
      WHEN e.payer IS NOT NULL AND e.payee IS NULL AND e.kind NOT IN ('left', 'defeated')
        THEN e.amount
      ELSE 0 END), 0)
    INTO v_change
    FROM Event AS e
    WHERE e.game_id = p_game_id
      AND e.record_ID = p_record_id;
  RETURN v_change;
END
