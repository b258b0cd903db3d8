CREATE PROCEDURE import_edition(IN p_document LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes an edition from a document, or replaces the edition of that name.'
BEGIN
  /*
   * Takes   : p_document, JSON; docs/editions.md describes it.
   * Changes : one row of Edition, and with it a revision: Ruleset and what belongs to it. Nothing
   *           when the same edition exists.
   * Returns : a result of one row: edition, ruleset_id.
   * Raises  : edition_malformed.
   * Rule    : a board of that name becomes an edition.
   * Why     : one statement changes everything: the triggers of Edition make the rest.
   */
  DECLARE v_edition VARCHAR(512);
  DECLARE v_there INT;

  IF NOT is_json(p_document) THEN
    CALL refuse('edition_malformed', 'The document is not valid JSON.');
  END IF;
  SET v_edition = JSON_VALUE(p_document, '$.edition');
  SELECT COUNT(*) INTO v_there FROM Edition AS e WHERE e.edition = v_edition;
  IF v_there > 0 THEN
    UPDATE Edition AS e
      SET e.source = p_document, e.copied_from = NULL, e.account = NULL
      WHERE e.edition = v_edition;
  ELSE
    INSERT INTO Edition (edition, ruleset_id, source) VALUES ('', 0, p_document);
  END IF;
  SELECT e.edition, e.ruleset_id FROM Edition AS e WHERE e.edition = v_edition;
END
