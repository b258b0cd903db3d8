CREATE TRIGGER gamemanager_no_update BEFORE UPDATE ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * Recorded rows never change.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of Gamemanager cannot be changed.');
END
