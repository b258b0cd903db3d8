CREATE PROCEDURE export_edition(IN p_edition TEXT)
  READS SQL DATA
  COMMENT 'Exports the document of an edition.'
BEGIN
  /*
   * Returns : a result of one row, document: the whole edition, from which add_edition makes the
   *           same one. Rules with their default values are left out.
   * Raises  : edition_not_found.
   */
  DECLARE v_document, v_defaults JSON;

  CALL check_editions_exist(p_edition, NULL);
  SELECT r.document
    INTO v_document
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_edition;
  SELECT JSON_OBJECTAGG(v.part, v.idle)
    INTO v_defaults
    FROM (
      SELECT IF(r.topic = 'board', 'board', 'rules') AS part, JSON_OBJECTAGG(r.rule, NULL) AS idle
        FROM Rule AS r
        WHERE r.default_value = JSON_EXTRACT(v_document, CONCAT('$.', rule_place(r.topic, r.rule)))
        GROUP BY part) AS v;
  SELECT JSON_MERGE_PATCH(v_document, COALESCE(v_defaults, JSON_OBJECT())) AS document;
END
