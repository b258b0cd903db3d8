CREATE TRIGGER draw_trigger BEFORE INSERT ON DrawRecord FOR EACH ROW
BEGIN
  /*
   * The way in for draws: one row is the draw of a whole round, or takes it back.
   *
   * Changes : LeagueMatch, MatchDraw, MatchTable, RoundBye.
   * Raises  : tournament_not_found, round_not_found, round_drawn, and what check_draw and
   *           delete_draw raise.
   * Rule    : seed 002, Part II and III: rules 3, 5 and 6.
   * Why     : a trigger, so that a draw is whole by one statement, whatever client sends it and
   *           whenever that is interrupted. The round is locked first, by its key, so that two
   *           draws of it follow each other.
   */
  DECLARE v_round_id INT;

  CALL check_round(NEW.tournament_id, NEW.round_id);
  SELECT r.round_id
    INTO v_round_id
    FROM TournamentRound AS r
    WHERE r.tournament_id = NEW.tournament_id
      AND r.round_id = NEW.round_id
    FOR UPDATE;
  IF JSON_LENGTH(NEW.matches) = 0 THEN
    CALL delete_draw(NEW.tournament_id, NEW.round_id);
  ELSE
    CALL check_undrawn(NEW.tournament_id, NEW.round_id);
    CALL check_draw(NEW.tournament_id, NEW.matches);
    CALL write_draw(NEW.tournament_id, NEW.round_id, NEW.matches);
  END IF;
END
