CREATE TRIGGER add_player BEFORE INSERT ON Player FOR EACH ROW
BEGIN
  /*
   * Refuses a player for whom there is no seat.
   *
   * Raises : too_many_players, game_started.
   * Rule   : seed 000, 3.2 e.
   */
  DECLARE v_players, v_max_players, v_last_record_id INT;

  SELECT r.max_players, g.last_record_ID
    INTO v_max_players, v_last_record_id
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = NEW.game_id;
  IF v_last_record_id > 0 THEN
    CALL refuse('game_started', CONCAT('Game ', NEW.game_id, ' has begun: nobody can join it.'));
  END IF;
  SELECT COUNT(*) INTO v_players FROM Player AS p WHERE p.game_id = NEW.game_id;
  IF v_players >= v_max_players THEN
    CALL refuse('too_many_players', CONCAT(
      'Game ', NEW.game_id, ' has its ', v_max_players, ' players already.'));
  END IF;
END
