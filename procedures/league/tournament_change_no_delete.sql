CREATE TRIGGER tournament_change_no_delete BEFORE DELETE ON TournamentChange FOR EACH ROW
BEGIN
  /*
   * Recorded rows never change.
   *
   * Raises : record_is_final.
   */
  CALL refuse('record_is_final', 'The rows of TournamentChange cannot be deleted.');
END
