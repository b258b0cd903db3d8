CREATE PROCEDURE list_differences(IN p_one JSON, IN p_other JSON)
  READS SQL DATA
  COMMENT 'Lists the differences between two records of games.'
BEGIN
  /*
   * Takes   : as differences_of.
   * Returns : a row for each value that differs, as differences_of; in order.
   */
  SELECT j.`Table`, j.`Row`, j.`Column`, j.`One`, j.`Other`
    FROM JSON_TABLE(differences_of(p_one, p_other), '$[*]' COLUMNS (
      place INT PATH '$.place', `Table` VARCHAR(20) PATH '$.Table', `Row` VARCHAR(60) PATH '$.Row',
      `Column` VARCHAR(64) PATH '$.Column', `One` TEXT PATH '$.One',
      `Other` TEXT PATH '$.Other')) AS j
    ORDER BY j.place;
END
