CREATE PROCEDURE pay_each_player(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_seats INT, IN p_player_id INT,
  IN p_amount BIGINT, IN p_place INT, INOUT p_balance BIGINT, IN p_players_left INT,
  IN p_first_debt INT, INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the player who rolled pay every other one who is still in the game.'
BEGIN
  /*
   * Takes   : p_amount, for each of them; the rest, as demand.
   * Changes : Player (the others), Event; Debt, one of the whole, since he pays all or none.
   * Rule    : C7; S13.
   */
  DECLARE v_total BIGINT DEFAULT p_amount * (p_players_left - 1);
  DECLARE v_payee, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  IF p_balance < v_total OR p_first_debt < p_next_debt THEN
    CALL owe(p_game_id, p_next_debt, p_player_id, NULL, v_total, 'paid_each', NULL);
  ELSE
    SET p_balance = p_balance - v_total;
    WHILE v_turn < p_seats DO
      CALL read_status(p_game_id, v_turn, v_payee, v_status);
      IF v_status <> 2 AND v_payee <> p_player_id THEN
        CALL credit(p_game_id, v_payee, p_amount);
        CALL post(
          p_game_id, p_record_id, p_event_no, 'paid_each', p_player_id, p_player_id, v_payee,
          p_amount, p_place, NULL);
      END IF;
      SET v_turn = v_turn + 1;
    END WHILE;
  END IF;
END
