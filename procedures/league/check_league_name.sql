CREATE PROCEDURE check_league_name(IN p_name LONGTEXT, IN p_most INT)
  READS SQL DATA
  COMMENT 'Refuses a name that is missing, too long, or has in it what cannot be seen.'
BEGIN
  /*
   * Takes  : p_most, the characters that a name may have.
   * Raises : name_missing, name_too_long, name_malformed.
   * Why    : what cannot be seen makes two names look the same, and an escape sequence in a name
   *          would run in the terminal of whoever prints it.
   */
  IF COALESCE(p_name, '') = '' THEN
    CALL refuse('name_missing', 'Give a name.');
  END IF;
  IF CHAR_LENGTH(p_name) > p_most THEN
    CALL refuse('name_too_long', CONCAT('At most ', p_most, ' characters are taken here.'));
  END IF;
  IF REGEXP_LIKE(p_name, '[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Z}\\p{DI}\\u2800]-[ ]]')
    OR p_name LIKE '%  %'
  THEN
    CALL refuse('name_malformed', CONCAT(
      'Between words is one plain blank, and nothing that cannot be seen: ', shown(p_name), '.'));
  END IF;
END
