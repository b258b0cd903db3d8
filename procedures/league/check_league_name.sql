CREATE PROCEDURE check_league_name(IN p_name TEXT, IN p_most INT)
  CONTAINS SQL
  COMMENT 'Refuses a name that is missing or too long.'
BEGIN
  /*
   * Takes  : p_most, the characters that a name may have.
   * Raises : name_missing, name_too_long.
   */
  IF COALESCE(p_name, '') = '' THEN
    CALL refuse('name_missing', 'Give a name.');
  END IF;
  IF CHAR_LENGTH(p_name) > p_most THEN
    CALL refuse('name_too_long', CONCAT('A name has at most ', p_most, ' characters here.'));
  END IF;
END
