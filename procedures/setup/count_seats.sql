CREATE TRIGGER count_seats BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Counts the seats of a game: those of the opening position, else one for each named player.
   *
   * Sets    : NEW.player_count; NEW.players, said in full; NEW.seed, where it is empty.
   * Raises  : too_many_players, too_few_players; seats_are_fixed, when players are named in an
   *           edition with an opening position; options_malformed, when seats of one are given to
   *           characters in another; what settle_seats and settle_characters raise.
   * Rule    : C14, C16; H12; S2.
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
  IF v_players = 0 THEN
    IF JSON_TYPE(v_seats) = 'OBJECT' THEN
      CALL refuse('options_malformed',
        'This edition begins without players: say in players who is a character.');
    END IF;
    SET v_seats = COALESCE(v_seats, v_least);
    CALL settle_seats(v_seats, v_from);
    SET v_players = JSON_LENGTH(v_seats);
  ELSEIF JSON_TYPE(v_seats) = 'OBJECT' THEN
    CALL settle_characters(NEW.ruleset_id, v_seats);
  ELSEIF v_seats IS NOT NULL THEN
    CALL refuse('seats_are_fixed', CONCAT(
      'This edition begins with its own ', v_players, ' players; leave players out.'));
  END IF;
  IF v_players < v_least THEN
    CALL refuse('too_few_players', CONCAT(
      'This edition takes at least ', v_least, ' players, not ', v_players, '.'));
  END IF;
  IF v_players > v_max_players THEN
    CALL refuse('too_many_players', CONCAT(
      'This edition takes at most ', v_max_players, ' players, not ', v_players, '.'));
  END IF;
  SET NEW.players = v_seats, NEW.player_count = v_players;
END
