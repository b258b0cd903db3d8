CREATE TRIGGER count_seats BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Counts the seats of a game: those of the opening position, else one for each named player.
   *
   * Sets    : NEW.player_count; NEW.players, where there is no opening position.
   * Raises  : too_many_players, too_few_players; seats_are_fixed, when players are named in an
   *           edition with an opening position; edition_incomplete, when the turns of that are not
   *           numbered from 0 without gaps, or a player in it stands beside the board.
   * Rule    : seed 000, 3.2 e, 3.3; seed 003, Continuing set up; seed 004, Players.
   */
  DECLARE v_players, v_min_players, v_max_players, v_turns, v_lost, v_from, v_least INT;

  SELECT r.min_players, r.max_players, r.player_number_from,
      GREATEST(r.min_players, r.players_left_to_end + 1),
      COUNT(o.turn), COALESCE(MAX(o.turn) + 1, 0),
      COUNT(IF(o.location NOT BETWEEN b.first_location AND b.first_location + b.tile_count - 1,
        1, NULL))
    INTO v_min_players, v_max_players, v_from, v_least, v_players, v_turns, v_lost
    FROM Ruleset AS r
    JOIN Board AS b ON b.board_id = NEW.board_id
    LEFT JOIN OpeningPlayer AS o ON o.ruleset_id = r.ruleset_id
    WHERE r.ruleset_id = NEW.ruleset_id
    GROUP BY r.ruleset_id, b.board_id;
  IF v_turns <> v_players THEN
    CALL refuse('edition_incomplete', 'The turns of the opening position have gaps.');
  END IF;
  IF v_lost > 0 THEN
    CALL refuse('edition_incomplete', 'A player of the opening position stands beside the board.');
  END IF;
  IF v_players = 0 THEN
    SET NEW.players = names_of_players(COALESCE(NEW.players, v_least), v_from);
    SET v_players = JSON_LENGTH(NEW.players);
  ELSEIF NEW.players IS NOT NULL THEN
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
  SET NEW.player_count = v_players;
END
