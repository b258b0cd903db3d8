CREATE TRIGGER draw_record_no_delete BEFORE DELETE ON DrawRecord FOR EACH ROW
BEGIN
  /*
   * Keeps what was recorded as it was recorded.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of DrawRecord cannot be deleted.');
END
