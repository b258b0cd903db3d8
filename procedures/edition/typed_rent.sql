CREATE FUNCTION typed_rent(p_old JSON, p_new JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A rent as in a document, parsed from what somebody typed.'
BEGIN
  /*
   * Takes   : p_old, the current rent of the tile; p_new, the word price, a number, or a list, as
   *           JSON or as a text: 4,20,60.
   * Returns : the rent, which depends on level, house, number owned or dice as before; p_new itself
   *           in any other form.
   */
  DECLARE v_text TEXT DEFAULT JSON_UNQUOTE(p_new);
  DECLARE v_key TEXT DEFAULT IF(
    JSON_TYPE(p_old) = 'OBJECT', JSON_VALUE(JSON_KEYS(p_old), '$[0]'), NULL);
  DECLARE v_list JSON DEFAULT p_new;

  IF JSON_TYPE(p_new) = 'STRING'
    AND v_text REGEXP '^ *(0|[1-9][0-9]{0,14})( *, *(0|[1-9][0-9]{0,14}))* *$'
  THEN
    SET v_list = CONCAT('[', v_text, ']');
  ELSEIF JSON_TYPE(p_new) IN ('INTEGER', 'UNSIGNED INTEGER') THEN
    SET v_list = JSON_ARRAY(p_new);
  END IF;
  RETURN CASE
    WHEN JSON_TYPE(v_list) <> 'ARRAY' THEN v_list
    WHEN v_key IS NOT NULL THEN JSON_OBJECT(v_key, v_list)
    WHEN JSON_LENGTH(v_list) = 1 THEN JSON_EXTRACT(v_list, '$[0]')
    ELSE JSON_OBJECT('level', v_list)
  END;
END
