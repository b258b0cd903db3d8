CREATE FUNCTION name_error(p_name VARCHAR(200)) RETURNS VARCHAR(120)
  DETERMINISTIC
  NO SQL
  COMMENT 'The error in the name of a player, which must not pass for another name.'
BEGIN
  /*
   * Returns : a sentence; NULL for a valid name.
   * Rule    : Unicode Technical Standard 39: no invisible characters, no letters of mathematical or
   *           other special fonts, and only one of the alphabets whose letters look alike. Marks
   *           stand on a letter, four at most and none twice in a row; an i has its dot already.
   */
  DECLARE v_alphabets INT;

  IF has_unseen(p_name) THEN
    RETURN 'Names cannot contain invisible characters.';
  END IF;
  IF LENGTH(p_name) = CHAR_LENGTH(p_name) THEN
    RETURN NULL;
  END IF;
  IF p_name REGEXP
    '(^|\\p{White_Space})\\p{M}|\\p{Mn}{5}|(\\p{Mn})\\2|[\\p{Soft_Dotted}\\u0131\\u0237]\\u0307'
  THEN
    RETURN 'Use at most four accents on a letter, none twice in a row, and no extra dot on an i.';
  END IF;
  IF p_name REGEXP CONCAT(
    '\\p{dt=Font}|[[\\p{dt=Wide}\\p{dt=Circle}]&[\\p{Alphabetic}\\p{Nd}]',
    '&[\\p{Script=Latin}\\p{Script=Common}]]')
  THEN
    RETURN 'Use plain letters in a name, not wide, circled or mathematical ones.';
  END IF;
  SET v_alphabets = (p_name REGEXP '\\p{Script=Latin}') + (p_name REGEXP '\\p{Script=Greek}')
    + (p_name REGEXP '\\p{Script=Cyrillic}') + (p_name REGEXP '\\p{Script=Armenian}')
    + (p_name REGEXP '\\p{Script=Coptic}') + (p_name REGEXP '\\p{Script=Cherokee}')
    + (p_name REGEXP '\\p{Script=Lisu}');
  IF v_alphabets > 1 THEN
    RETURN 'Do not mix alphabets whose letters look alike, such as Latin and Cyrillic, in a name.';
  END IF;
  RETURN NULL;
END
