CREATE PROCEDURE check_league_name(IN p_name LONGTEXT, IN p_most INT)
  READS SQL DATA
  COMMENT 'Rejects a name that is missing, too long, or has invisible characters.'
BEGIN
  /*
   * Takes  : p_most, the maximum length in characters.
   * Raises : name_missing, name_too_long, name_malformed.
   * Why    : invisible characters make two names look the same, and an escape sequence in a name
   *          would run in the terminal that prints it.
   */
  IF COALESCE(p_name, '') = '' THEN
    CALL refuse('name_missing', 'Give a name.');
  END IF;
  IF CHAR_LENGTH(p_name) > p_most THEN
    CALL refuse('name_too_long', CONCAT('At most ', p_most, ' characters are allowed here.'));
  END IF;
  IF REGEXP_LIKE(p_name, '[[\\p{Co}\\p{Cs}\\p{Z}]-[ ]]') OR has_unseen(p_name)
    OR p_name LIKE '%  %'
  THEN
    CALL refuse('name_malformed', CONCAT(
      'Use single spaces between words and no invisible characters: ', shown(p_name), '.'));
  END IF;
END
