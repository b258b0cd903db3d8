CREATE PROCEDURE fill_pot(IN p_game_id INT, IN p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Puts into the pot what was paid to the bank in a move, and takes out what was won of it.'
BEGIN
  /*
   * Changes : Standing.pot. What is left by who drops out is no payment.
   * Rule    : H10.
   */
  DECLARE v_change BIGINT;

  SELECT COALESCE(SUM(CASE
      WHEN Event.kind = 'took_pot' THEN -Event.amount
      WHEN Event.payer IS NOT NULL AND Event.payee IS NULL
        AND Event.kind NOT IN ('left', 'defeated') THEN Event.amount
      END), 0)
    INTO v_change
    FROM Event
    WHERE Event.game_id = p_game_id
      AND Event.record_ID = p_record_id;
  IF v_change <> 0 THEN
    UPDATE Standing AS g SET g.pot = g.pot + v_change WHERE g.game_id = p_game_id;
  END IF;
END
