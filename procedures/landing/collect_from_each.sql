CREATE PROCEDURE collect_from_each(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_seats INT, IN p_player_id INT,
  IN p_amount BIGINT, IN p_place INT, INOUT p_balance BIGINT, IN p_first_debt INT,
  INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes every other player pay the one who rolled.'
BEGIN
  /*
   * Takes   : p_amount, of each of them, who pay in the order of play; the rest, as demand.
   * Changes : Player (the others), Event; Debt, from the first who cannot pay.
   * Rule    : S13.
   */
  DECLARE v_other, v_status INT;
  DECLARE v_his_balance BIGINT;
  DECLARE v_turn INT DEFAULT 0;

  WHILE v_turn < p_seats DO
    CALL read_seat(p_game_id, v_turn, v_other, v_status, v_his_balance);
    IF v_status <> 2 AND v_other <> p_player_id THEN
      IF v_his_balance >= p_amount AND p_first_debt = p_next_debt THEN
        CALL debit(p_game_id, v_other, p_amount);
        SET p_balance = p_balance + p_amount;
        CALL post(
          p_game_id, p_record_id, p_event_no, 'paid', v_other, v_other, p_player_id, p_amount,
          p_place, NULL);
      ELSE
        CALL owe(p_game_id, p_next_debt, v_other, p_player_id, p_amount, 'paid', NULL);
      END IF;
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
END
