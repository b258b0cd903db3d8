CREATE PROCEDURE refuse_save_name(IN p_name VARCHAR(60))
  READS SQL DATA
  COMMENT 'Raises the refusal for the name of a save that is taken.'
BEGIN
  /*
   * Raises : save_name_taken.
   */
  CALL refuse('save_name_taken', CONCAT('There is already a save named ', p_name, '.'));
END
