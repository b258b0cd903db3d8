CREATE FUNCTION typed_rent(p_old JSON, p_new JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A rent as a document has it, of one as somebody types it.'
BEGIN
  /*
   * Takes   : p_old, the rent of the tile until now; p_new, the word price, a number, or a list, as
   *           JSON or as a text: 4,20,60.
   * Returns : what is by level, house, number owned or dice stays so. What is written otherwise is
   *           returned as it is.
   */
  DECLARE v_text TEXT DEFAULT JSON_UNQUOTE(p_new);
  DECLARE v_key VARCHAR(20) DEFAULT IF(
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
