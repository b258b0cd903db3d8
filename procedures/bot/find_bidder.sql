CREATE PROCEDURE find_bidder(
  IN p_seats INT, IN p_turn INT, IN p_bidder INT, IN p_is_late BOOLEAN, OUT p_player_id INT)
  READS SQL DATA
  COMMENT 'Finds the next player for whom a bot may bid, pass or close an auction.'
BEGIN
  /*
   * Bot     : reads d_game_id d_time_is_up.
   * Takes   : p_turn, whose turn it is: that player is asked last; p_bidder, the highest bidder;
   *           d_time_is_up, whether anybody may close the auction; p_is_late, whether bots also
   *           move for persons.
   * Returns : p_player_id, NULL when no bot may act.
   * Why     : seat by seat, see read_seat.
   */
  DECLARE v_asked INT DEFAULT 0;

  SET p_player_id = NULL;
  WHILE v_asked < p_seats AND p_player_id IS NULL DO
    SET v_asked = v_asked + 1;
    -- exactly one row
    SELECT IF((p_is_late OR p.character_id IS NOT NULL) AND p.status <> 2
        AND (d_time_is_up OR NOT p.passed AND NOT p.pid <=> p_bidder), p.pid, NULL)
      INTO p_player_id
      FROM Player AS p
      WHERE p.game_id = d_game_id
        AND p.turn = (p_turn + v_asked) MOD p_seats
      FOR SHARE;
  END WHILE;
END
