CREATE PROCEDURE add_edition(IN p_document LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Adds an edition from a document, under a name that is free.'
BEGIN
  /*
   * Takes, changes, returns : as store_edition.
   * Raises                  : edition_malformed; name_taken, when another edition, or a board, has
   *                           the name.
   */
  CALL check_edition_is_new(p_document);
  CALL store_edition(p_document, NULL);
END
