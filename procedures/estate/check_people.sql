CREATE PROCEDURE check_people(IN p_player_id INT)
  READS SQL DATA
  COMMENT 'Ends the game when the last person in it has dropped out.'
BEGIN
  /*
   * Move    : reads m_game_id m_players_left; sets m_left_to_end.
   * Returns : m_left_to_end, the number of players left at which the game is over: all that are
   *           left, when that player was the last person and the edition ends games without people.
   *           A bot that drops out leaves it unchanged, so that a game of bots alone continues.
   * Rule    : A13.
   * Why     : seats are read one by one, see read_seat.
   */
  DECLARE v_seats INT;
  DECLARE v_turn INT DEFAULT 0;
  DECLARE v_was_last BOOLEAN;

  -- exactly one row
  SELECT r.ends_without_people AND p.character_id IS NULL, g.player_count
    INTO v_was_last, v_seats
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  WHILE v_was_last AND v_turn < v_seats DO
    -- exactly one row
    SELECT p.character_id IS NOT NULL OR p.status = 2
      INTO v_was_last
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.turn = v_turn
      FOR SHARE;
    SET v_turn = v_turn + 1;
  END WHILE;
  IF v_was_last THEN
    SET m_left_to_end = m_players_left;
  END IF;
END
