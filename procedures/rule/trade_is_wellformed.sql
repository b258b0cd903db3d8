CREATE FUNCTION trade_is_wellformed(p_terms JSON) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a document has the form of a trade.'
BEGIN
  /*
   * Takes   : {"to": player, "give": side, "take": side}, where a side, which may be left out, is
   *           {"money": n, "cards": n, "properties": [prid]}, of which each may be left out.
   */
  DECLARE v_side VARCHAR(400) DEFAULT CONCAT(
    '{"type": "object", "additionalProperties": false, "properties": {',
    '"money": {"type": "integer", "minimum": 0, "maximum": 1000000000},',
    '"cards": {"type": "integer", "minimum": 0, "maximum": 1000},',
    '"properties": {"type": "array", "uniqueItems": true, "maxItems": 1000,',
    ' "items": {"type": "integer", "minimum": 0, "maximum": 1000000}}}}');

  RETURN JSON_SCHEMA_VALID(CONCAT(
    '{"type": "object", "additionalProperties": false, "required": ["to"], "properties": {',
    '"to": {"type": "integer", "minimum": 0, "maximum": 1000000},',
    '"give": ', v_side, ', "take": ', v_side, '}}'), p_terms);
END
