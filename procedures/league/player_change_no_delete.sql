CREATE TRIGGER player_change_no_delete BEFORE DELETE ON PlayerChange FOR EACH ROW
BEGIN
  /*
   * Recorded rows never change.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of PlayerChange cannot be deleted.');
END
