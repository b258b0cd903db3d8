CREATE PROCEDURE paid_to_pot(IN p_game_id INT, IN p_record_id INT, OUT p_sum BIGINT)
  READS SQL DATA
  COMMENT 'Adds up what was paid to the bank in a move, less what was taken of the pot.'
BEGIN
  /*
   * Returns : p_sum, what the pot changes by. What is left by who drops out is no payment.
   * Rule    : H10.
   */
  SELECT COALESCE(SUM(CASE
      WHEN Event.kind = 'took_pot' THEN -Event.amount
      WHEN Event.payer IS NOT NULL AND Event.payee IS NULL
        AND Event.kind NOT IN ('left', 'defeated') THEN Event.amount
      END), 0)
    INTO p_sum
    FROM Event
    WHERE Event.game_id = p_game_id
      AND Event.record_ID = p_record_id;
END
