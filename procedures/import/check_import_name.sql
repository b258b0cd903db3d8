CREATE PROCEDURE check_import_name(IN p_name TEXT, IN p_most INT)
  READS SQL DATA
  COMMENT 'Refuses a name that nothing can be imported under.'
BEGIN
  /*
   * Takes  : p_most, how many characters the name can have.
   * Raises : name_missing, name_too_long.
   */
  IF COALESCE(TRIM(p_name), '') = '' THEN
    CALL refuse('name_missing', 'What is imported needs a name.');
  END IF;
  IF CHAR_LENGTH(p_name) > p_most THEN
    CALL refuse('name_too_long', CONCAT(
      'This name can have ', p_most, ' characters; it has ', CHAR_LENGTH(p_name), '.'));
  END IF;
END
