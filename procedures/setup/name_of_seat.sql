CREATE FUNCTION name_of_seat(p_player JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The name given for a seat.'
BEGIN
  /*
   * Takes   : p_player, a name or an object with a name.
   * Returns : the name without surrounding white space; an empty string for none.
   */
  RETURN REGEXP_REPLACE(
    COALESCE(JSON_UNQUOTE(
      IF(JSON_TYPE(p_player) = 'OBJECT', JSON_EXTRACT(p_player, '$.name'), p_player)), ''),
    '^[[:space:]]+|[[:space:]]+$', '');
END
