CREATE TRIGGER delete_parts_of_game BEFORE DELETE ON Game FOR EACH ROW
BEGIN
  /*
   * Deletes everything that belongs to a game before the game itself.
   *
   * Changes : Save, SaveSlot, Fork, RestoredGame, Invitation, AbandonedGame, LobbyGame, TalkLine,
   *           Talk, CalledMove, KeptPosition, PartialCopy, Event, MoveToken, MoveReason,
   *           Gamemanager, Agenda, DeckCard, Deed, Player, BotGame, GameState; Lobby and LobbySeat,
   *           when no other game was begun there; the totals of the game's rules, if it was
   *           counted.
   * Raises  : record_is_final, when the game is not deleted by delete_game.
   */
  CALL check_game_is_deleted(OLD.game_id);
  DELETE FROM Save WHERE game_id = OLD.game_id;
  DELETE FROM SaveSlot WHERE game_id = OLD.game_id;
  DELETE FROM Fork WHERE game_id = OLD.game_id;
  DELETE FROM RestoredGame WHERE game_id = OLD.game_id;
  DELETE FROM Invitation WHERE game_id = OLD.game_id;
  DELETE FROM AbandonedGame WHERE game_id = OLD.game_id;
  CALL delete_lobby_game(OLD.game_id);
  CALL delete_talk(OLD.game_id);
  DELETE FROM CalledMove WHERE game_id = OLD.game_id;
  IF OLD.is_counted THEN
    CALL add_to_totals(OLD.game_id, -1);
  END IF;
  DELETE FROM KeptPosition WHERE game_id = OLD.game_id;
  DELETE FROM PartialCopy WHERE game_id = OLD.game_id;
  DELETE FROM Event WHERE game_id = OLD.game_id;
  DELETE FROM MoveToken WHERE game_id = OLD.game_id;
  DELETE FROM MoveReason WHERE game_id = OLD.game_id;
  DELETE FROM Gamemanager WHERE game_id = OLD.game_id;
  DELETE FROM Agenda WHERE game_id = OLD.game_id;
  DELETE FROM DeckCard WHERE game_id = OLD.game_id;
  DELETE FROM Deed WHERE game_id = OLD.game_id;
  DELETE FROM Player WHERE game_id = OLD.game_id;
  DELETE FROM BotGame WHERE game_id = OLD.game_id;
  DELETE FROM GameState WHERE game_id = OLD.game_id;
END
