CREATE TRIGGER deal_opening AFTER INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Seats the players, those who were named or those of the opening position with their deeds, and
   * shuffles the decks.
   *
   * Changes : GameState, Player, Deed, DeckCard of the new game; Event for rolls for the order of
   *           play, and for dealt deeds; BotGame, when bots may have to move.
   * Raises  : what check_number raises.
   * Rule    : C14, C16.
   * Why     : a trigger, so that one statement makes a whole game or nothing. What it calls reads
   *           first and inserts what it has read: INSERT ... SELECT would lock the board, and the
   *           gap for the next one, until the transaction ends.
   */
  CALL check_number(NEW.game_id);
  INSERT INTO GameState (
      game_id, ruleset_id, player_count, players_left, dice_source, list_id)
    VALUES (
      NEW.game_id, NEW.ruleset_id, NEW.player_count, NEW.player_count, NEW.first_dice_source,
      NEW.first_list_id);
  IF JSON_TYPE(NEW.players) = 'ARRAY' THEN
    CALL seat_players(NEW.game_id, NEW.ruleset_id, NEW.players, NEW.seed);
    CALL insert_deeds(NEW.game_id, NEW.ruleset_id);
  ELSE
    CALL seat_opening(NEW.game_id, NEW.ruleset_id, NEW.players);
    CALL insert_opening_deeds(NEW.game_id, NEW.ruleset_id);
  END IF;
  CALL deal_deeds(NEW.game_id, NEW.ruleset_id, NEW.player_count, NEW.seed);
  CALL shuffle_decks(NEW.game_id, NEW.ruleset_id, NEW.seed);
  CALL give_seats(NEW.game_id, NEW.seats, NEW.move_seconds IS NOT NULL);
END
