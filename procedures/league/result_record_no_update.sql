CREATE TRIGGER result_record_no_update BEFORE UPDATE ON ResultRecord FOR EACH ROW
BEGIN
  /*
   * Recorded rows never change.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of ResultRecord cannot be changed.');
END
