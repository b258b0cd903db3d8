CREATE PROCEDURE refuse_terms()
  READS SQL DATA
  COMMENT 'Raises the refusal that says where the terms of a trade are malformed.'
BEGIN
  /*
   * Move   : reads m_terms.
   * Takes  : m_terms, which trade_schema rejects.
   * Raises : terms_malformed.
   */
  DECLARE v_place VARCHAR(80) DEFAULT schema_failure(trade_schema(), m_terms);

  CALL refuse('terms_malformed', CONCAT(
    'Error at ', v_place, '. ',
    IF(v_place LIKE '#/%',
      'Write a side as {"money": 5, "cards": 1, "properties": [3]}.',
      'Write a trade as {"to": 2, "give": {"money": 5}, "take": {}}.')));
END
