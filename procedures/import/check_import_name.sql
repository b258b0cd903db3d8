CREATE PROCEDURE check_import_name(IN p_name TEXT, IN p_most INT)
  READS SQL DATA
  COMMENT 'Rejects an invalid name for an import.'
BEGIN
  /*
   * Takes  : p_most, the maximum length in characters.
   * Raises : name_missing, name_too_long.
   */
  IF COALESCE(TRIM(p_name), '') = '' THEN
    CALL refuse('name_missing', 'Give the import a name.');
  END IF;
  IF CHAR_LENGTH(p_name) > p_most THEN
    CALL refuse('name_too_long', CONCAT(
      'The name can have at most ', p_most, ' characters; it has ', CHAR_LENGTH(p_name), '.'));
  END IF;
END
