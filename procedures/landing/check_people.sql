CREATE PROCEDURE check_people(IN p_game_id INT, IN p_player_id INT, OUT p_was_last BOOLEAN)
  READS SQL DATA
  COMMENT 'Says whether a player who is out was the last person of a game.'
BEGIN
  /*
   * Takes   : p_player_id, who is out.
   * Returns : FALSE for a character, so that a game of characters alone goes on.
   * Rule    : A13.
   * Why     : seats are read one by one, as read_seat says.
   */
  DECLARE v_seats, v_is_person INT;
  DECLARE v_turn INT DEFAULT 0;

  -- exactly one row
  SELECT p.character_id IS NULL, g.player_count
    INTO p_was_last, v_seats
    FROM Standing AS g
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    WHERE g.game_id = p_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  WHILE p_was_last AND v_turn < v_seats DO
    -- exactly one row
    SELECT p.character_id IS NULL AND p.status <> 2
      INTO v_is_person
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = v_turn
      FOR SHARE;
    SET p_was_last = NOT v_is_person;
    SET v_turn = v_turn + 1;
  END WHILE;
END
