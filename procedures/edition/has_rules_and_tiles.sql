CREATE FUNCTION has_rules_and_tiles(p_document JSON) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a document has rules and a list of tiles, without which all else is an error.'
BEGIN
  RETURN COALESCE(JSON_TYPE(JSON_EXTRACT(p_document, '$.rules')) = 'OBJECT'
    AND JSON_TYPE(JSON_EXTRACT(p_document, '$.board.tiles')) = 'ARRAY', FALSE);
END
