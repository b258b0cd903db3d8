CREATE TRIGGER deal_opening AFTER INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Seats the players, deals the deeds of the opening position and shuffles the decks.
   *
   * Changes : Standing, Player, Deed, DeckCard of the new game; Event for rolls that seat players,
   *           and for what is dealt; BotGame, when a character has a seat.
   * Raises  : what check_number, seat_players and give_seats raise.
   * Rule    : C16; S12: a deck lies in the order of SHA-256 of `seed:card:number`.
   * Why     : a trigger, so that a game is made whole or not at all, by one statement.
   */
  CALL check_number(NEW.game_id);
  INSERT INTO Standing (
      game_id, ruleset_id, player_count, players_left, dice_source, list_id)
    VALUES (
      NEW.game_id, NEW.ruleset_id, NEW.player_count, NEW.player_count, NEW.first_dice_source,
      NEW.first_list_id);
  IF JSON_TYPE(NEW.players) = 'ARRAY' THEN
    CALL seat_players(NEW.game_id, NEW.ruleset_id, NEW.players, NEW.seed);
  END IF;
  INSERT INTO Player (game_id, turn, pid, name, token, bank_balance, location, character_id)
    SELECT NEW.game_id, o.turn, o.pid, o.name, o.token, o.bank_balance, o.location, c.character_id
      FROM OpeningPlayer AS o
      LEFT JOIN BotCharacter AS c ON c.name = JSON_UNQUOTE(
        JSON_EXTRACT(NEW.players, CONCAT('$.', JSON_QUOTE(o.name))))
      WHERE o.ruleset_id = NEW.ruleset_id
      ORDER BY o.turn;
  INSERT INTO Deed (game_id, prid, ruleset_id, p_owner, cost_factor)
    SELECT NEW.game_id, pr.prid, pr.ruleset_id, o.p_owner, COALESCE(o.cost_factor, 1)
      FROM Property AS pr
      LEFT JOIN OpeningDeed AS o ON o.ruleset_id = pr.ruleset_id AND o.prid = pr.prid
      WHERE pr.ruleset_id = NEW.ruleset_id;
  CALL deal_deeds(NEW.game_id, NEW.ruleset_id, NEW.player_count, NEW.seed);
  INSERT INTO DeckCard (game_id, card_id, ruleset_id, place)
    SELECT NEW.game_id, c.card_id, c.ruleset_id, ROW_NUMBER() OVER (
        PARTITION BY c.deck_id ORDER BY SHA2(CONCAT(NEW.seed, ':card:', c.card_id), 256))
      FROM Card AS c
      WHERE c.ruleset_id = NEW.ruleset_id;
  CALL give_seats(NEW.game_id, NEW.seats);
END
