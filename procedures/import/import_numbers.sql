CREATE PROCEDURE import_numbers(IN p_name TEXT, IN p_numbers JSON)
  MODIFIES SQL DATA
  COMMENT 'Makes a list of random numbers from a file.'
BEGIN
  /*
   * Takes, changes, raises : as store_numbers.
   * Returns : a result of one row, list_id.
   * Why     : to be called in a transaction: several statements make a list.
   */
  DECLARE v_list_id INT;

  CALL store_numbers(p_name, p_numbers, v_list_id);
  SELECT v_list_id AS list_id;
END
