CREATE PROCEDURE winner_checker(IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the last player who is left the winner.'
BEGIN
  /*
   * Changes : Turns.status of the winner, one Event. The turn goes to him then, which ends
   *           the game.
   * Rule    : seed 000, 4.1 f.
   */
  DECLARE v_seats, v_playing, v_player_id INT;
  DECLARE v_turn INT DEFAULT -1;
  DECLARE v_status INT DEFAULT 2;

  CALL count_players(p_game_id, v_seats, v_playing);
  IF v_playing = 1 THEN
    WHILE v_status = 2 DO
      SET v_turn = v_turn + 1;
      CALL read_seat(p_game_id, v_turn, v_player_id, v_status);
    END WHILE;
    CALL set_status(p_game_id, v_player_id, 3, 0);
    CALL post(
      p_game_id, p_record_id, 'won', v_player_id, NULL, NULL, NULL, NULL, NULL, NULL, p_event_no);
  END IF;
END
