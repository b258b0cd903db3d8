CREATE PROCEDURE refuse_save_name(IN p_name VARCHAR(60))
  READS SQL DATA
  COMMENT 'Refuses the name of a save that there is.'
BEGIN
  /*
   * Raises : save_name_taken.
   */
  CALL refuse('save_name_taken', CONCAT('There is a save named ', p_name, '.'));
END
