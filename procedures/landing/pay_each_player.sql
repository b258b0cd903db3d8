CREATE PROCEDURE pay_each_player(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_insolvency VARCHAR(20), IN p_seats INT, IN p_player_id INT, IN p_amount BIGINT,
  IN p_place INT, INOUT p_balance BIGINT, INOUT p_status INT, INOUT p_players_left INT,
  IN p_first_debt INT, INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the player who rolled pay every other one who is still in the game.'
BEGIN
  /*
   * Takes   : p_amount, for each of them; the rest, as demand.
   * Changes : Player (the others), Event; Debt, one of the whole, since he pays all or drops out;
   *           or what drop_out changes: then the bank pays each of them in full.
   * Rule    : C7; S13.
   */
  DECLARE v_total BIGINT DEFAULT p_amount * (p_players_left - 1);
  DECLARE v_payer INT DEFAULT p_player_id;
  DECLARE v_payee, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  IF p_balance >= v_total AND p_first_debt = p_next_debt THEN
    SET p_balance = p_balance - v_total;
  ELSEIF p_insolvency = 'bank_pays' THEN
    CALL drop_out(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance, NULL, 'defeated',
      p_players_left);
    SET p_balance = 0;
    SET p_status = 2;
    SET v_payer = NULL;
  ELSE
    CALL owe(p_game_id, p_next_debt, p_player_id, NULL, v_total, 'paid_each', NULL);
    SET v_turn = p_seats;
  END IF;

  WHILE v_turn < p_seats DO
    CALL read_status(p_game_id, v_turn, v_payee, v_status);
    IF v_status <> 2 AND v_payee <> p_player_id THEN
      CALL credit(p_game_id, v_payee, p_amount);
      CALL post(
        p_game_id, p_record_id, p_event_no, 'paid_each', p_player_id, v_payer, v_payee, p_amount,
        p_place, NULL);
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
END
