CREATE FUNCTION errors_of_edition(p_source LONGTEXT) RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in a document as people write it.'
BEGIN
  /*
   * Takes   : p_source, valid JSON or not.
   * Returns : an array of [place, error].
   */
  DECLARE v_extended VARCHAR(512);
  DECLARE v_found INT;
  DECLARE v_document, v_errors, v_others JSON;

  IF NOT is_json(p_source) THEN
    RETURN JSON_ARRAY(JSON_ARRAY('', 'the document is not valid JSON'));
  END IF;
  IF JSON_TYPE(p_source) <> 'OBJECT' THEN
    RETURN JSON_ARRAY(JSON_ARRAY('', 'the document must be keys with values'));
  END IF;
  IF JSON_CONTAINS_PATH(p_source, 'one', '$.extends') THEN
    SET v_extended = JSON_VALUE(p_source, '$.extends');
    SELECT COUNT(*) INTO v_found FROM Edition AS e WHERE e.edition = v_extended;
    IF v_found = 0 OR v_extended = JSON_VALUE(p_source, '$.edition') THEN
      RETURN JSON_ARRAY(JSON_ARRAY('extends', IF(v_found = 0,
        CONCAT('there is no edition ', LEFT(JSON_EXTRACT(p_source, '$.extends'), 50)),
        'an edition cannot extend itself')));
    END IF;
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      rule_place(r.topic, r.rule), 'must have a value; leave it out for the default'))
    INTO v_errors
    FROM JSON_TABLE(p_source, '$' COLUMNS (source JSON PATH '$')) AS d
    JOIN Rule AS r
    WHERE NOT r.may_be_none
      AND JSON_TYPE(JSON_EXTRACT(d.source, CONCAT('$.', rule_place(r.topic, r.rule)))) = 'NULL';
  SET v_document = resolve_edition(p_source);
  SET v_others = errors_of_document(v_document);
  RETURN JSON_MERGE_PRESERVE(
    COALESCE(v_errors, JSON_ARRAY()), v_others, errors_in_paces(v_document, v_others));
END
