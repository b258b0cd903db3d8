CREATE FUNCTION change_fault(p_tile JSON, p_key VARCHAR(400), p_value JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'Why something of a tile of a board cannot become so.'
BEGIN
  /*
   * Takes   : p_tile, as the document has it; p_value, as typed_changes has it.
   * Returns : NULL when it can.
   */
  DECLARE v_known BOOLEAN DEFAULT
    BINARY p_key IN ('name', 'price', 'rent', 'house_cost', 'hotel_cost', 'mortgage');

  RETURN CASE
    WHEN NOT v_known THEN CONCAT(
      'cannot be changed; what can are name, price, rent, house_cost, hotel_cost and mortgage')
    WHEN p_key = 'name' THEN value_fault('name', 1, 40, NULL, p_value)
    WHEN NOT JSON_CONTAINS_PATH(p_tile, 'one', '$.property')
      THEN 'makes no sense, as the tile is no property'
    WHEN p_key = 'rent' THEN rent_change_fault(JSON_EXTRACT(p_tile, '$.rent'), p_value)
    WHEN p_key = 'price' THEN value_fault('integer', 1, 1000000, NULL, p_value)
    WHEN p_key = 'mortgage' AND JSON_TYPE(p_value) = 'NULL' THEN NULL
    WHEN p_key <> 'mortgage' AND NOT JSON_CONTAINS_PATH(p_tile, 'one', CONCAT('$.', p_key))
      THEN 'makes no sense, as none can be built here'
    ELSE value_fault('integer', 0, 1000000, NULL, p_value)
  END;
END
