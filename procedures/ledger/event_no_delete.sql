CREATE TRIGGER event_no_delete BEFORE DELETE ON Event FOR EACH ROW
BEGIN
  /*
   * Rows of Event are deleted only together with their game.
   *
   * Raises : record_is_final.
   */
  CALL check_game_is_deleted(OLD.game_id);
END
