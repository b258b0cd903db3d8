CREATE PROCEDURE check_people(
  IN p_game_id INT, IN p_player_id INT, IN p_players_left INT, INOUT p_left_to_end INT)
  READS SQL DATA
  COMMENT 'Says whether a game is over because the last person is out.'
BEGIN
  /*
   * Takes   : p_player_id, who is out.
   * Returns : p_left_to_end, with how many left the game is over: as many as there are, when he was
   *           the last person and the game ends without people; as it was for a character, so that
   *           a game of characters alone goes on.
   * Rule    : A13.
   * Why     : seats are read one by one, as read_seat says.
   */
  DECLARE v_seats INT;
  DECLARE v_turn INT DEFAULT 0;
  DECLARE v_was_last BOOLEAN;

  -- exactly one row
  SELECT r.ends_without_people AND p.character_id IS NULL, g.player_count
    INTO v_was_last, v_seats
    FROM Standing AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    WHERE g.game_id = p_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  WHILE v_was_last AND v_turn < v_seats DO
    -- exactly one row
    SELECT p.character_id IS NOT NULL OR p.status = 2
      INTO v_was_last
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = v_turn
      FOR SHARE;
    SET v_turn = v_turn + 1;
  END WHILE;
  IF v_was_last THEN
    SET p_left_to_end = p_players_left;
  END IF;
END
