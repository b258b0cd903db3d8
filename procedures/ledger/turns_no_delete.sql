CREATE TRIGGER turns_no_delete BEFORE DELETE ON Turns FOR EACH ROW
BEGIN
  /*
   * Lets rows of Turns go only together with their game.
   *
   * Raises : record_is_final.
   */
  CALL check_game_is_deleted(OLD.game_id);
END
