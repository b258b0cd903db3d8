CREATE PROCEDURE check_title(IN p_name TEXT)
  READS SQL DATA
  COMMENT 'Rejects an invalid name for a game or a save.'
BEGIN
  /*
   * Takes  : p_name, NULL for none.
   * Raises : name_too_long, name_malformed.
   * Why    : an escape sequence in a name would run in the terminal that prints it.
   */
  IF CHAR_LENGTH(p_name) > 60 THEN
    CALL refuse('name_too_long', 'The name of a game or a save can have at most 60 characters.');
  END IF;
  IF p_name REGEXP '[[:cntrl:][:Bidi_Control:]]' THEN
    CALL refuse('name_malformed', 'Names cannot contain control characters.');
  END IF;
END
