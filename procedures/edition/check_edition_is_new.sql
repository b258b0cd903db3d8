CREATE PROCEDURE check_edition_is_new(IN p_document LONGTEXT)
  READS SQL DATA
  COMMENT 'Rejects a document whose name belongs to another edition or board.'
BEGIN
  /*
   * Raises : edition_malformed, when it is no JSON; name_taken. The same edition may exist.
   */
  DECLARE v_edition VARCHAR(512);
  DECLARE v_others INT;

  IF NOT is_json(p_document) THEN
    CALL refuse('edition_malformed', 'The document is not valid JSON.');
  END IF;
  SET v_edition = JSON_VALUE(p_document, '$.edition');
  SELECT COUNT(*)
    INTO v_others
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = v_edition
      AND (e.copied_from IS NOT NULL OR r.document <> resolve_edition(p_document));
  IF v_others > 0 THEN
    CALL refuse('name_taken', CONCAT('There is already an edition ', LEFT(v_edition, 40), '.'));
  END IF;
END
