CREATE FUNCTION renamed_effect(p_item JSON, p_names JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'A tile or card that refers to another tile, after tiles were renamed.'
BEGIN
  /*
   * Takes   : p_item, as in a document; p_names, as new_name.
   * Returns : p_item, with the new name in its effect and its text.
   */
  DECLARE v_path, v_old, v_new, v_text TEXT;
  DECLARE v_is_kind BOOLEAN;
  DECLARE v_property INT;

  SELECT MAX(CONCAT('$.', e.effect)), MAX(e.amount_is = 'kind')
    INTO v_path, v_is_kind
    FROM Effect AS e
    WHERE e.amount_is IN ('location', 'kind')
      AND JSON_CONTAINS_PATH(p_item, 'one', CONCAT('$.', e.effect));
  IF v_path IS NULL OR JSON_TYPE(JSON_EXTRACT(p_item, v_path)) <> 'STRING' THEN
    RETURN p_item;
  END IF;
  SET v_old = JSON_UNQUOTE(JSON_EXTRACT(p_item, v_path));
  SET v_new = new_name(p_names, v_old);
  IF v_is_kind THEN
    -- A name that a property also has is that of a colour.
    SELECT MAX(j.is_property)
      INTO v_property
      FROM JSON_TABLE(p_names, '$[*]' COLUMNS (
        name VARCHAR(400) PATH '$[0]', is_property INT PATH '$[2]')) AS j
      WHERE j.name = v_old;
    SET v_new = IF(v_property, v_old, v_new);
  END IF;
  SET v_text = REPLACE(JSON_VALUE(p_item, '$.text' RETURNING CHAR(1000)), v_old, v_new);
  IF v_text IS NULL THEN
    RETURN JSON_SET(p_item, v_path, v_new);
  END IF;
  RETURN JSON_SET(p_item, v_path, v_new, '$.text', v_text);
END
