CREATE PROCEDURE restore_lists(IN p_lists JSON)
  MODIFIES SQL DATA
  COMMENT 'Inserts the lists of numbers of an archive that do not exist.'
BEGIN
  /*
   * Takes   : p_lists, as archived_lists returns them.
   * Changes, raises : as store_numbers.
   */
  DECLARE v_index, v_list_id INT DEFAULT 0;

  WHILE v_index < JSON_LENGTH(p_lists) DO
    CALL store_numbers(
      JSON_UNQUOTE(JSON_EXTRACT(p_lists, CONCAT('$[', v_index, '].name'))),
      JSON_EXTRACT(p_lists, CONCAT('$[', v_index, '].numbers')), v_list_id);
    SET v_index = v_index + 1;
  END WHILE;
END
