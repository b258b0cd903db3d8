CREATE PROCEDURE import_file(IN p_kind TEXT, IN p_document LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds an edition from a file of rules or a board, under a name that is free.'
BEGIN
  /*
   * Takes            : p_kind, of the file: rules or board; p_document, the edition that it makes,
   *                    as store_edition takes it.
   * Changes, returns : as store_edition.
   * Raises           : import_kind_not_found; as add_edition.
   */
  IF p_kind IS NULL OR p_kind NOT IN ('rules', 'board') THEN
    CALL refuse('import_kind_not_found', CONCAT(
      'A file contains rules or a board, not ', LEFT(COALESCE(p_kind, 'NULL'), 40), '.'));
  END IF;
  CALL check_edition_is_new(p_document);
  CALL store_edition(p_document, p_kind);
END
