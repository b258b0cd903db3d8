CREATE PROCEDURE refuse_terms(IN p_terms JSON)
  READS SQL DATA
  COMMENT 'Says where the terms of a trade are not what they must be.'
BEGIN
  /*
   * Takes  : p_terms, which do not keep to trade_schema.
   * Raises : terms_malformed.
   */
  DECLARE v_place VARCHAR(80) DEFAULT schema_failure(trade_schema(), p_terms);

  CALL refuse('terms_malformed', CONCAT(
    'Wrong at ', v_place, '. ',
    IF(v_place LIKE '#/%',
      'A side is {"money": 5, "cards": 1, "properties": [3]}.',
      'A trade is {"to": 2, "give": {"money": 5}, "take": {}}.')));
END
