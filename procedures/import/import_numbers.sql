CREATE PROCEDURE import_numbers(IN p_name TEXT, IN p_numbers JSON)
  MODIFIES SQL DATA
  COMMENT 'Imports a list of random numbers.'
BEGIN
  /*
   * Takes, changes, raises : as store_numbers.
   * Returns                : a result of one row, list_id.
   * Why                    : the caller should use a transaction: it takes several statements to
   *                          insert a list.
   */
  DECLARE v_list_id INT;

  CALL store_numbers(p_name, p_numbers, v_list_id);
  SELECT v_list_id AS list_id;
END
