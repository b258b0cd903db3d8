CREATE FUNCTION trade_schema() RETURNS VARCHAR(1000)
  DETERMINISTIC
  NO SQL
  COMMENT 'The form of a trade, as a JSON schema.'
BEGIN
  /*
   * Returns : that of {"to": player, "give": side, "take": side}, where a side, which may be left
   *           out, is {"money": n, "cards": n, "properties": [prid]}, of which each may be.
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
