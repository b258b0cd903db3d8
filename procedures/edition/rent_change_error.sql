CREATE FUNCTION rent_change_error(p_old JSON, p_new JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why the rent of a tile of a board cannot be changed to another.'
BEGIN
  /*
   * Takes   : rents as in a document.
   * Returns : NULL for a valid change: the new rent depends on the same thing and has as many
   *           amounts.
   */
  DECLARE v_was JSON DEFAULT rent_of_tile(p_old);
  DECLARE v_is JSON DEFAULT rent_of_tile(p_new);
  DECLARE v_old_key, v_new_key TEXT DEFAULT NULL;

  IF JSON_TYPE(p_old) = 'OBJECT' THEN
    SET v_old_key = JSON_VALUE(JSON_KEYS(p_old), '$[0]');
  END IF;
  IF JSON_TYPE(p_new) = 'OBJECT' THEN
    SET v_new_key = JSON_VALUE(JSON_KEYS(p_new), '$[0]');
  END IF;
  RETURN CASE
    WHEN v_is IS NULL THEN CONCAT(
      'must be whole numbers from 0 to ', IF(v_old_key <=> 'dice', 1000000, 100000000),
      IF(v_old_key IS NULL, ', or price', ''), ', not ',
      LEFT(CAST(p_new AS CHAR), 50))
    WHEN NOT v_new_key <=> v_old_key AND v_old_key IS NULL
      THEN 'must stay a single number, or price'
    WHEN NOT v_new_key <=> v_old_key THEN CONCAT('must stay by ', v_old_key)
    WHEN v_old_key IS NOT NULL AND JSON_LENGTH(v_is, '$.amounts') <> JSON_LENGTH(v_was, '$.amounts')
      THEN CONCAT(
        'has ', JSON_LENGTH(v_is, '$.amounts'), ' amounts and needs ',
        JSON_LENGTH(v_was, '$.amounts'))
  END;
END
