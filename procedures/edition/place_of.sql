CREATE FUNCTION place_of(p_place TEXT, p_key TEXT) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The place of a key in a document.'
BEGIN
  /*
   * Takes   : p_place, of the object that has the key; empty for the document itself.
   * Returns : a JSON path without its dollar sign, e.g. `decks."Luck"[2].pay`.
   */
  RETURN CONCAT(
    p_place, IF(p_place = '', '', '.'),
    IF(p_key REGEXP '^[a-zA-Z_][a-zA-Z0-9_]*$', p_key, JSON_QUOTE(p_key)));
END
