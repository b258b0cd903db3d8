CREATE TRIGGER event_no_update BEFORE UPDATE ON Event FOR EACH ROW
BEGIN
  /*
   * Recorded rows never change.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of Event cannot be changed.');
END
