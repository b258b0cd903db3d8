CREATE PROCEDURE pass_by_who_is_out(
  IN p_game_id INT, IN p_seats INT, INOUT p_turn INT, INOUT p_round INT)
  READS SQL DATA
  COMMENT 'Goes on in the order of play to the next player who is not out.'
BEGIN
  /*
   * Returns : p_turn, as it was when its player is not out; p_round, its round.
   * Rule    : C13.
   * Why     : the loop ends, because somebody is left.
   */
  DECLARE v_player_id, v_status INT;

  CALL read_status(p_game_id, p_turn, v_player_id, v_status);
  WHILE v_status = 2 DO
    SET p_turn = (p_turn + 1) MOD p_seats;
    IF p_turn = 0 THEN
      SET p_round = p_round + 1;
    END IF;
    CALL read_status(p_game_id, p_turn, v_player_id, v_status);
  END WHILE;
END
