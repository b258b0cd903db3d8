CREATE TRIGGER count_seats BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Counts the seats of a game: one for each named player; without names, those of the opening
   * position, if the edition has one.
   *
   * Sets   : NEW.player_count; NEW.players, completed; NEW.seed, when it is empty.
   * Raises : what check_player_count raises; options_malformed, when bots are assigned to seats of
   *          an opening position in an edition without one; what resolve_seats, resolve_characters,
   *          check_names, check_pieces and check_given_seats raise.
   * Rule   : C14, C16; H12; S2.
   * Why    : everything that can be refused is refused before the row exists: MySQL keeps the gaps
   *          of rolled-back rows locked, and the next game would wait for the transaction.
   */
  DECLARE v_players, v_max_players, v_from, v_least INT;
  DECLARE v_seats JSON DEFAULT NEW.players;

  SET NEW.seed = IF(NEW.seed = '', LOWER(HEX(RANDOM_BYTES(16))), NEW.seed);
  SELECT r.max_players, r.player_number_from, GREATEST(r.min_players, r.players_left_to_end + 1),
      COUNT(o.turn)
    INTO v_max_players, v_from, v_least, v_players
    FROM Ruleset AS r
    LEFT JOIN OpeningPlayer AS o ON o.ruleset_id = r.ruleset_id
    WHERE r.ruleset_id = NEW.ruleset_id
    GROUP BY r.ruleset_id;
  IF JSON_TYPE(v_seats) = 'OBJECT' THEN
    IF v_players = 0 THEN
      CALL refuse(
        'options_malformed',
        'This edition has no opening position: name the bots in players.');
    END IF;
    CALL resolve_characters(NEW.ruleset_id, v_seats);
  ELSEIF v_seats IS NOT NULL OR v_players = 0 THEN
    SET v_seats = COALESCE(v_seats, v_least);
    CALL resolve_seats(v_seats, v_from);
    SET v_players = JSON_LENGTH(v_seats);
  END IF;
  CALL check_player_count(v_players, v_least, v_max_players);
  IF JSON_TYPE(v_seats) = 'ARRAY' THEN
    CALL check_names(names_of_players(v_seats, 0));
    CALL check_pieces(NEW.ruleset_id, v_seats);
  END IF;
  CALL check_given_seats(NEW.ruleset_id, v_seats, NEW.seats);
  SET NEW.players = v_seats, NEW.player_count = v_players;
END
