CREATE PROCEDURE check_edition(IN p_document LONGTEXT)
  READS SQL DATA
  COMMENT 'Lists all errors in the document of an edition.'
BEGIN
  /*
   * Takes   : p_document, as import_edition.
   * Returns : a result of place, a JSON path without its dollar sign (empty for the whole
   *           document), and error; no rows for a valid document.
   */
  SELECT j.place AS place, j.error AS error
    FROM JSON_TABLE(errors_of_edition(p_document), '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(400) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
