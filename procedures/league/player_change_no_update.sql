CREATE TRIGGER player_change_no_update BEFORE UPDATE ON PlayerChange FOR EACH ROW
BEGIN
  /*
   * Recorded rows never change.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of PlayerChange cannot be changed.');
END
