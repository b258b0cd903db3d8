CREATE FUNCTION new_name(p_names JSON, p_name TEXT) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The name of a tile after tiles were renamed.'
BEGIN
  /*
   * Takes   : p_names, an array of [old, new, whether it is a property].
   * Returns : the new name; p_name if it was not renamed.
   */
  DECLARE v_new TEXT;

  SELECT MAX(j.new_name)
    INTO v_new
    FROM JSON_TABLE(p_names, '$[*]' COLUMNS (
      old_name VARCHAR(400) PATH '$[0]', new_name VARCHAR(400) PATH '$[1]')) AS j
    WHERE j.old_name = p_name;
  RETURN COALESCE(v_new, p_name);
END
