CREATE PROCEDURE pay_each_player(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT, IN p_amount INT,
  IN p_location INT, INOUT p_event_no INT, INOUT p_balance INT)
  MODIFIES SQL DATA
  COMMENT 'Pays every other player who is still in the game.'
BEGIN
  /*
   * Changes : Player.bank_balance of the others, Event; and what defeat_player changes when he
   *           cannot pay them all: then the bank pays each of them in full.
   * Rule    : R7 of seed 000 (4.1 d).
   */
  DECLARE v_seats, v_playing, v_payee, v_status INT;
  DECLARE v_turn INT DEFAULT 0;
  DECLARE v_defeated, v_paid BOOLEAN DEFAULT FALSE;

  CALL count_players(p_game_id, v_seats, v_playing);
  IF p_balance < p_amount * (v_playing - 1) THEN
    SET v_defeated = TRUE;
    CALL defeat_player(p_game_id, p_record_id, p_player_id, p_board_id, p_event_no, p_balance);
  END IF;

  WHILE v_turn < v_seats DO
    CALL read_seat(p_game_id, v_turn, v_payee, v_status);
    IF v_status <> 2 AND v_payee <> p_player_id THEN
      IF v_defeated THEN
        CALL transfer(
          p_game_id, p_record_id, 'paid_each', p_player_id, NULL, v_payee, p_amount, p_location,
          NULL, p_event_no);
      ELSE
        CALL change_balance(
          p_game_id, p_record_id, 'paid_each', p_player_id, -p_amount, v_payee, p_location, NULL,
          p_event_no, p_balance, v_paid);
      END IF;
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
  IF v_defeated THEN
    CALL winner_checker(p_game_id, p_record_id, p_event_no);
  END IF;
END
