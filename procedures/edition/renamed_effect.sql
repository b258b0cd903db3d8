CREATE FUNCTION renamed_effect(p_item JSON, p_names JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'A tile or card that leads to another tile, after tiles were renamed.'
BEGIN
  /*
   * Takes   : p_item, as a document has it; p_names, as new_name.
   * Returns : its effect names the tile by its new name, and so does its text.
   */
  DECLARE v_path, v_old, v_new, v_text TEXT;

  SELECT MAX(CONCAT('$.', e.effect))
    INTO v_path
    FROM Effect AS e
    WHERE e.amount_is = 'location' AND JSON_CONTAINS_PATH(p_item, 'one', CONCAT('$.', e.effect));
  IF v_path IS NULL OR JSON_TYPE(JSON_EXTRACT(p_item, v_path)) <> 'STRING' THEN
    RETURN p_item;
  END IF;
  SET v_old = JSON_UNQUOTE(JSON_EXTRACT(p_item, v_path));
  SET v_new = new_name(p_names, v_old);
  SET v_text = REPLACE(JSON_VALUE(p_item, '$.text' RETURNING CHAR(1000)), v_old, v_new);
  IF v_text IS NULL THEN
    RETURN JSON_SET(p_item, v_path, v_new);
  END IF;
  RETURN JSON_SET(p_item, v_path, v_new, '$.text', v_text);
END
