CREATE PROCEDURE check_edition(IN p_document LONGTEXT)
  READS SQL DATA
  COMMENT 'Lists everything that is wrong with the document of an edition.'
BEGIN
  /*
   * Takes   : p_document, as import_edition.
   * Returns : a result of place, a path as of JSON without its dollar (empty: the whole), and fault;
   *           no rows when there is nothing wrong.
   */
  SELECT j.place AS place, j.fault AS fault
    FROM JSON_TABLE(faults_of_edition(p_document), '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(400) PATH '$[0]', fault VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
