CREATE PROCEDURE select_next_player(
  IN p_game_id INT, IN p_seats INT, INOUT p_turn INT, INOUT p_round INT, INOUT p_phase VARCHAR(20))
  READS SQL DATA
  COMMENT 'Finds the next turn, and counts the round up when the order of play wraps.'
BEGIN
  /*
   * Returns : p_turn, the next seat whose player is not defeated; p_round, its round;
   *           p_phase, 'over' when this is the winner.
   * Rule    : seed 000, 4.2 h.
   * Why     : the loop ends, because the winner is never defeated. Every move passes here, so
   *           that it reads the seat itself and saves the call of read_seat.
   */
  DECLARE v_status INT DEFAULT 2;

  WHILE v_status = 2 DO
    SET p_turn = (p_turn + 1) MOD p_seats;
    IF p_turn = 0 THEN
      SET p_round = p_round + 1;
    END IF;
    SELECT t.status
      INTO v_status
      FROM Turns AS t
      WHERE t.game_id = p_game_id
        AND t.turn = p_turn
      FOR SHARE;
  END WHILE;
  IF v_status = 3 THEN
    SET p_phase = 'over';
  END IF;
END
