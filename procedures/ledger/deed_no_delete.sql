CREATE TRIGGER deed_no_delete BEFORE DELETE ON Deed FOR EACH ROW
BEGIN
  /*
   * Rows of Deed are deleted only together with their game.
   *
   * Raises : record_is_final.
   */
  CALL check_game_is_deleted(OLD.game_id);
END
