CREATE FUNCTION tile_changes(p_old JSON, p_new JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The changes that a tile of a file makes to a tile of a board.'
BEGIN
  /*
   * Takes   : tiles, as in documents.
   * Returns : keys with values, as change_board takes them, for what differs; empty for nothing.
   */
  DECLARE v_old_name JSON DEFAULT IF(
    JSON_TYPE(p_old) = 'STRING', p_old,
    COALESCE(JSON_EXTRACT(p_old, '$.property'), JSON_EXTRACT(p_old, '$.bonus')));
  DECLARE v_new_name JSON DEFAULT IF(
    JSON_TYPE(p_new) = 'STRING', p_new,
    COALESCE(JSON_EXTRACT(p_new, '$.property'), JSON_EXTRACT(p_new, '$.bonus')));
  DECLARE v_changes JSON DEFAULT JSON_OBJECT();
  DECLARE v_more JSON;

  IF v_new_name <> v_old_name OR BINARY v_new_name <> BINARY v_old_name THEN
    SET v_changes = JSON_OBJECT('name', v_new_name);
  END IF;
  SELECT JSON_OBJECTAGG(k.name, COALESCE(v.new_value, CAST('null' AS JSON)))
    INTO v_more
    FROM JSON_TABLE(
      '["price", "rent", "house_cost", "hotel_cost", "skyscraper_cost", "mortgage"]', '$[*]'
      COLUMNS (name VARCHAR(20) PATH '$')) AS k
    JOIN LATERAL (
      SELECT JSON_EXTRACT(p_old, CONCAT('$.', k.name)) AS old_value,
          JSON_EXTRACT(p_new, CONCAT('$.', k.name)) AS new_value) AS v
    WHERE NOT v.new_value <=> v.old_value
      AND (v.new_value IS NOT NULL OR k.name = 'mortgage');
  RETURN JSON_MERGE_PRESERVE(v_changes, COALESCE(v_more, JSON_OBJECT()));
END
