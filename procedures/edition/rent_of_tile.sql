CREATE FUNCTION rent_of_tile(p_rent JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The rent of a property of a document, parsed.'
BEGIN
  /*
   * Returns : rent_by, as in Property; first, the level of the first amount; amounts. NULL for an
   *           invalid rent.
   * Why     : an amount by dice is the factor for a roll, not money.
   */
  DECLARE v_key TEXT DEFAULT
    IF(JSON_TYPE(p_rent) = 'OBJECT', JSON_VALUE(JSON_KEYS(p_rent), '$[0]'), NULL);
  DECLARE v_schema TEXT DEFAULT CONCAT(
    '{"type": "array", "minItems": 1, "maxItems": 1000, "items": {"type": "integer", ',
    '"minimum": 0, "maximum": ', IF(v_key <=> 'dice', 1000000, 100000000), '}}');
  DECLARE v_amounts JSON DEFAULT CASE
    WHEN JSON_TYPE(p_rent) = 'STRING' AND JSON_UNQUOTE(p_rent) = 'price' THEN NULL
    WHEN JSON_TYPE(p_rent) <> 'OBJECT' THEN JSON_ARRAY(p_rent)
    WHEN JSON_LENGTH(p_rent) = 1 AND v_key IN ('level', 'house', 'owned', 'dice')
      THEN JSON_EXTRACT(p_rent, CONCAT('$.', v_key))
    ELSE JSON_OBJECT()
  END;

  IF v_amounts IS NULL THEN
    RETURN JSON_OBJECT('rent_by', 'cost', 'amounts', JSON_ARRAY());
  END IF;
  IF NOT JSON_SCHEMA_VALID(v_schema, v_amounts) THEN
    RETURN NULL;
  END IF;
  RETURN JSON_OBJECT(
    'rent_by', COALESCE(v_key, 'level'), 'first', IF(v_key IN ('owned', 'dice'), 1, 0),
    'amounts', v_amounts);
END
