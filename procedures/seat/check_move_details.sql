CREATE PROCEDURE check_move_details(IN p_details LONGTEXT)
  READS SQL DATA
  COMMENT 'Validates the details of make_move.'
BEGIN
  /*
   * Raises : details_malformed.
   */
  DECLARE v_schema JSON DEFAULT '{
    "type": "object", "additionalProperties": false, "properties": {
      "player_ID": {"type": "integer", "minimum": -2147483648, "maximum": 2147483647},
      "record_ID": {"type": "integer", "minimum": -2147483648, "maximum": 2147483647},
      "prid": {"type": "integer", "minimum": -2147483648, "maximum": 2147483647},
      "token": {"type": "string", "pattern": "^[ -~]{0,64}$"},
      "dice": {"type": "number"}, "dice2": {"type": "number"}, "amount": {"type": "number"},
      "terms": {"anyOf": [{"type": "object"}, {"type": "string", "maxLength": 2000}]}}}';

  IF p_details IS NOT NULL AND NOT is_json(p_details) THEN
    CALL refuse('details_malformed', 'The details are not valid JSON.');
  END IF;
  IF NOT JSON_SCHEMA_VALID(v_schema, p_details) THEN
    CALL refuse('details_malformed', CONCAT(
      IF(JSON_TYPE(p_details) = 'OBJECT',
        CONCAT('Error at ', schema_failure(v_schema, p_details), '. '), ''),
      'Write details as {"prid": 12}, with columns of a move.'));
  END IF;
  IF CHAR_LENGTH(JSON_UNQUOTE(JSON_EXTRACT(p_details, '$.terms'))) > 2000 THEN
    CALL refuse('details_malformed', 'The terms are longer than 2000 characters.');
  END IF;
END
