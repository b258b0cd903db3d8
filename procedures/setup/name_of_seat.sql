CREATE FUNCTION name_of_seat(p_player JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'What somebody is called who takes a seat, as it was said.'
BEGIN
  /*
   * Takes   : p_player, a name or an object with one.
   * Returns : the name without white space around it; an empty text for none.
   */
  RETURN REGEXP_REPLACE(
    COALESCE(JSON_UNQUOTE(
      IF(JSON_TYPE(p_player) = 'OBJECT', JSON_EXTRACT(p_player, '$.name'), p_player)), ''),
    '^[[:space:]]+|[[:space:]]+$', '');
END
