CREATE TRIGGER count_seats BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Counts the seats of the opening position.
   *
   * Sets    : NEW.player_count.
   * Raises  : edition_incomplete, when there are too few players for the edition.
   * Rule    : seed 000, 3.3.
   */
  DECLARE v_players, v_min_players INT;

  SELECT r.min_players, COUNT(o.turn)
    INTO v_min_players, v_players
    FROM Ruleset AS r
    LEFT JOIN OpeningPlayer AS o ON o.ruleset_id = r.ruleset_id
    WHERE r.ruleset_id = NEW.ruleset_id
    GROUP BY r.ruleset_id;
  IF v_players < v_min_players THEN
    CALL refuse('edition_incomplete', CONCAT(
      'The opening position has ', v_players, ' of at least ', v_min_players, ' players.'));
  END IF;
  SET NEW.player_count = v_players;
END
