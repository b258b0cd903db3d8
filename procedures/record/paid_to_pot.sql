CREATE PROCEDURE paid_to_pot(OUT p_sum BIGINT)
  READS SQL DATA
  COMMENT 'Adds up what a move paid into the pot, less what it took out.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id.
   * Takes   : m_ruleset_id, whose pot is fines (taxes, fines, fees and cards) or everything that
   *           players pay the bank. What a player leaves behind when they drop out is not a
   *           payment.
   * Returns : p_sum, the change of the pot.
   * Rule    : H10.
   */
  SELECT COALESCE(SUM(CASE
      WHEN Event.kind = 'took_pot' THEN -Event.amount
      WHEN Event.payer IS NOT NULL AND Event.payee IS NULL
        AND (Event.kind IN ('paid', 'paid_passing', 'tax', 'fined')
          OR r.pot = 'everything' AND Event.kind NOT IN ('left', 'defeated')) THEN Event.amount
      END), 0)
    INTO p_sum
    FROM Ruleset AS r
    STRAIGHT_JOIN Event
    WHERE r.ruleset_id = m_ruleset_id
      AND Event.game_id = m_game_id
      AND Event.record_ID = m_record_id;
END
