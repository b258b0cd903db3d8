CREATE FUNCTION trade_schema() RETURNS VARCHAR(1000)
  DETERMINISTIC
  NO SQL
  COMMENT 'The JSON schema of the terms of a trade.'
BEGIN
  /*
   * Returns : the schema of {"to": player, "give": side, "take": side}; a side is {"money": n,
   *           "cards": n, "properties": [prid]}. Both sides, and each part of a side, may be left
   *           out.
   */
  RETURN REPLACE(
    CONCAT(
      '{"type": "object", "additionalProperties": false, "required": ["to"], "properties": {',
      '"to": {"type": "integer", "minimum": 0, "maximum": 1000000}, "give": SIDE, "take": SIDE}}'),
    'SIDE',
    CONCAT(
      '{"type": "object", "additionalProperties": false, "properties": {',
      '"money": {"type": "integer", "minimum": 0, "maximum": 1000000000},',
      '"cards": {"type": "integer", "minimum": 0, "maximum": 1000},',
      '"properties": {"type": "array", "uniqueItems": true, "maxItems": 1000,',
      ' "items": {"type": "integer", "minimum": 0, "maximum": 1000000}}}}'));
END
