CREATE TRIGGER gamemanager_no_delete BEFORE DELETE ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * Lets rows of Gamemanager go only together with their game.
   *
   * Raises : record_is_final.
   */
  CALL check_game_is_deleted(OLD.game_id);
END
