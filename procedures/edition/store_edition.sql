CREATE PROCEDURE store_edition(IN p_document LONGTEXT, IN p_imported_from VARCHAR(10))
  MODIFIES SQL DATA
  COMMENT 'Makes an edition from a document, or replaces the edition of that name.'
BEGIN
  /*
   * Takes   : p_document, JSON; docs/editions.md describes it. p_imported_from, the kind of file
   *           that it was read from; NULL: none.
   * Changes : one row of Edition, and with it a revision: Ruleset and what belongs to it. The same
   *           document makes no revision.
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
      SET
        e.source = p_document,
        e.copied_from = NULL,
        e.account = NULL,
        e.imported_from = p_imported_from
      WHERE e.edition = v_edition;
  ELSE
    INSERT INTO Edition (edition, ruleset_id, source, imported_from)
      VALUES ('', 0, p_document, p_imported_from);
  END IF;
  SELECT e.edition, e.ruleset_id FROM Edition AS e WHERE e.edition = v_edition;
END
