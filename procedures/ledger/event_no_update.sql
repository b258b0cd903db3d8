CREATE TRIGGER event_no_update BEFORE UPDATE ON Event FOR EACH ROW
BEGIN
  /*
   * Keeps what was recorded as it was recorded.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of Event cannot be changed.');
END
