CREATE PROCEDURE import_edition(IN p_document LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes an edition from a document, or replaces the edition of that name.'
BEGIN
  /*
   * Takes, changes, returns, raises : as store_edition.
   */
  CALL store_edition(p_document, NULL);
END
