CREATE TRIGGER count_seats BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Counts the seats of the opening position.
   *
   * Sets    : NEW.player_count.
   * Raises  : too_many_players, when there are more than the edition allows;
   *           edition_incomplete, when there are too few, their turns are not numbered from 0
   *           without gaps, or one stands beside the board.
   * Rule    : seed 000, 3.2 e, 3.3.
   */
  DECLARE v_players, v_min_players, v_max_players, v_turns, v_lost INT;

  SELECT r.min_players, r.max_players, COUNT(o.turn), COALESCE(MAX(o.turn) + 1, 0),
      COUNT(IF(o.location NOT BETWEEN 0 AND b.tile_count - 1, 1, NULL))
    INTO v_min_players, v_max_players, v_players, v_turns, v_lost
    FROM Ruleset AS r
    JOIN Board AS b ON b.board_id = NEW.board_id
    LEFT JOIN OpeningPlayer AS o ON o.ruleset_id = r.ruleset_id
    WHERE r.ruleset_id = NEW.ruleset_id
    GROUP BY r.ruleset_id, b.board_id;
  IF v_players < v_min_players THEN
    CALL refuse('edition_incomplete', CONCAT(
      'The opening position has ', v_players, ' of at least ', v_min_players, ' players.'));
  END IF;
  IF v_players > v_max_players THEN
    CALL refuse('too_many_players', CONCAT(
      'The opening position has ', v_players, ' players; ', v_max_players, ' can play.'));
  END IF;
  IF v_turns <> v_players THEN
    CALL refuse('edition_incomplete', 'The turns of the opening position have gaps.');
  END IF;
  IF v_lost > 0 THEN
    CALL refuse('edition_incomplete', 'A player of the opening position stands beside the board.');
  END IF;
  SET NEW.player_count = v_players;
END
