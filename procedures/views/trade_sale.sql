CREATE FUNCTION trade_sale(p_game_id INT, p_terms JSON) RETURNS VARCHAR(2000)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a trade would sell to the bank first, in sentences.'
BEGIN
  /*
   * Takes   : p_terms, of a proposed trade; NULL for none.
   * Returns : a sentence for each colour group with buildings that would lose a property; NULL
   *           for none.
   * Rule    : S10; A3.
   */
  DECLARE v_sold JSON;
  DECLARE v_sentences VARCHAR(2000);
  DECLARE v_index INT DEFAULT 0;

  IF p_terms IS NULL THEN
    RETURN NULL;
  END IF;
  -- exactly one row; the keys put the groups in order
  SELECT JSON_EXTRACT(JSON_OBJECTAGG(
      CONCAT(LPAD(e.place, 10, '0'), LPAD(e.cid, 10, '0')), e.meaning), '$.*')
    INTO v_sold
    FROM JSON_TABLE(trade_effects(p_game_id, p_terms), '$[*]' COLUMNS (
      place INT PATH '$.place', cid INT PATH '$.cid', what VARCHAR(20) PATH '$.effect',
      meaning VARCHAR(300) PATH '$.meaning')) AS e
    WHERE e.what = 'sale';
  WHILE v_index < JSON_LENGTH(v_sold) DO
    SET v_sentences = LEFT(CONCAT_WS(
      ' ', v_sentences, JSON_UNQUOTE(JSON_EXTRACT(v_sold, CONCAT('$[', v_index, ']')))), 2000);
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_sentences;
END
