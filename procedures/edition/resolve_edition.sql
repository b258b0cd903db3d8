CREATE FUNCTION resolve_edition(p_source JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The complete document of an edition, with everything that it inherits.'
BEGIN
  /*
   * Takes   : p_source, a document as people write it.
   * Returns : the document over that of the edition that it extends and over the defaults of all
   *           rules; yes and no as true and false. Unknown rules are left out.
   */
  DECLARE v_extended VARCHAR(512) DEFAULT JSON_VALUE(p_source, '$.extends');
  DECLARE v_base, v_document, v_flags JSON;

  SELECT r.document
    INTO v_base
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = v_extended;
  SET v_document = JSON_MERGE_PATCH(
    default_rules(),
    COALESCE(JSON_REMOVE(v_base, '$.edition'), JSON_OBJECT()), JSON_REMOVE(p_source, '$.extends'));
  SELECT JSON_OBJECTAGG(r.rule, CAST(IF(LOWER(j.word) = 'yes', 'true', 'false') AS JSON))
    INTO v_flags
    FROM Rule AS r
    JOIN LATERAL (
      SELECT JSON_UNQUOTE(
        JSON_EXTRACT(v_document, CONCAT('$.', rule_place(r.topic, r.rule)))) AS word) AS j
    WHERE r.type = 'boolean' AND LOWER(j.word) IN ('yes', 'no');
  IF v_flags IS NOT NULL THEN
    SET v_document = JSON_MERGE_PATCH(v_document, JSON_OBJECT('rules', v_flags));
  END IF;
  RETURN v_document;
END
