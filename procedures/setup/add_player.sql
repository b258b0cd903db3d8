CREATE TRIGGER add_player BEFORE INSERT ON Player FOR EACH ROW
BEGIN
  /*
   * Rejects a player for whom the game has no seat. A game has the seats of its opening position.
   *
   * Raises : game_started, too_many_players.
   * Rule   : C14.
   */
  DECLARE v_players, v_seats, v_last_record_id INT;

  SELECT g.player_count, g.last_record_ID
    INTO v_seats, v_last_record_id
    FROM GameState AS g
    WHERE g.game_id = NEW.game_id;
  IF v_last_record_id > 0 THEN
    CALL refuse('game_started', CONCAT('Game ', NEW.game_id, ' has begun; nobody can join it.'));
  END IF;
  SELECT COUNT(*) INTO v_players FROM Player AS p WHERE p.game_id = NEW.game_id;
  IF v_players >= v_seats THEN
    CALL refuse('too_many_players', CONCAT(
      'Game ', NEW.game_id, ' already has its ', v_seats, ' players.'));
  END IF;
END
