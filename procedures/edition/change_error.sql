CREATE FUNCTION change_error(p_tile JSON, p_key VARCHAR(400), p_value JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a value of a tile of a board cannot be changed.'
BEGIN
  /*
   * Takes   : p_tile, as in the document; p_value, as in typed_changes.
   * Returns : NULL for a valid change.
   */
  DECLARE v_known BOOLEAN DEFAULT
    BINARY p_key IN (
      'name', 'price', 'rent', 'house_cost', 'hotel_cost', 'skyscraper_cost', 'mortgage');

  RETURN CASE
    WHEN NOT v_known THEN CONCAT(
      'cannot be changed; only name, price, rent, house_cost, hotel_cost, skyscraper_cost and ',
      'mortgage can')
    WHEN p_key = 'name' THEN value_error('name', 1, 40, NULL, p_value)
    WHEN NOT JSON_CONTAINS_PATH(p_tile, 'one', '$.property')
      THEN 'makes no sense, because the tile is not a property'
    WHEN p_key = 'rent' THEN rent_change_error(JSON_EXTRACT(p_tile, '$.rent'), p_value)
    WHEN p_key = 'price' THEN value_error('integer', 1, 100000000, NULL, p_value)
    WHEN p_key = 'mortgage' AND JSON_TYPE(p_value) = 'NULL' THEN NULL
    WHEN p_key <> 'mortgage' AND NOT JSON_CONTAINS_PATH(p_tile, 'one', CONCAT('$.', p_key))
      THEN 'makes no sense, because none can be built here'
    ELSE value_error('integer', 0, 100000000, NULL, p_value)
  END;
END
