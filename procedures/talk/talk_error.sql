CREATE FUNCTION talk_error(p_text TEXT) RETURNS VARCHAR(120)
  DETERMINISTIC
  NO SQL
  COMMENT 'The error in a text that somebody wants to say.'
BEGIN
  /*
   * Takes   : p_text, at most 140 characters.
   * Returns : a sentence; NULL for a valid text.
   * Rule    : as name_error, except that a text may mix alphabets.
   */
  IF COALESCE(p_text, '') = '' THEN
    RETURN 'Type something to say.';
  END IF;
  IF p_text REGEXP '[[:cntrl:][:Bidi_Control:]]' OR has_unseen(p_text) THEN
    RETURN 'A text cannot contain line breaks, control or invisible characters.';
  END IF;
  IF p_text REGEXP '(^|\\p{White_Space})\\p{M}|\\p{Mn}{5}|(\\p{Mn})\\2' THEN
    RETURN 'Use at most four accents on a letter, none twice in a row.';
  END IF;
  RETURN NULL;
END
