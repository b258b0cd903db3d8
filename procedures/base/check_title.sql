CREATE PROCEDURE check_title(IN p_name TEXT)
  READS SQL DATA
  COMMENT 'Refuses what a game, or a save of one, cannot be called.'
BEGIN
  /*
   * Takes  : p_name, NULL when it has none.
   * Raises : name_too_long, name_malformed.
   * Why    : an escape sequence in a name would run in the terminal of whoever prints it.
   */
  IF CHAR_LENGTH(p_name) > 60 THEN
    CALL refuse('name_too_long', 'The name of a game, or of a save, has at most 60 characters.');
  END IF;
  IF p_name REGEXP '[[:cntrl:][:Bidi_Control:]]' THEN
    CALL refuse('name_malformed', 'Names are without control characters.');
  END IF;
END
