CREATE FUNCTION renamed_opening(p_opening JSON, p_names JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The opening position of a document after tiles were renamed.'
BEGIN
  /*
   * Takes : p_opening, NULL for none; p_names, as new_name.
   */
  DECLARE v_opening JSON DEFAULT p_opening;
  DECLARE v_at, v_owns JSON;
  DECLARE v_place TEXT;
  DECLARE v_n INT DEFAULT 0;

  WHILE v_n < COALESCE(JSON_LENGTH(p_opening), 0) DO
    SET v_place = CONCAT('$[', v_n, ']');
    SET v_at = JSON_EXTRACT(p_opening, CONCAT(v_place, '.at'));
    SET v_owns = NULL;
    IF v_at IS NOT NULL THEN
      SET v_opening = JSON_SET(
        v_opening, CONCAT(v_place, '.at'), new_name(p_names, JSON_UNQUOTE(v_at)));
    END IF;
    SELECT JSON_ARRAYAGG(IF(
        j.property IS NULL, CAST(JSON_QUOTE(new_name(p_names, j.name)) AS JSON),
        JSON_SET(j.item, '$.property', new_name(p_names, j.property))))
      INTO v_owns
      FROM JSON_TABLE(JSON_EXTRACT(p_opening, CONCAT(v_place, '.owns')), '$[*]' COLUMNS (
        item JSON PATH '$', name VARCHAR(400) PATH '$', property VARCHAR(400) PATH '$.property'))
        AS j;
    IF v_owns IS NOT NULL THEN
      SET v_opening = JSON_SET(v_opening, CONCAT(v_place, '.owns'), v_owns);
    END IF;
    SET v_n = v_n + 1;
  END WHILE;
  RETURN v_opening;
END
