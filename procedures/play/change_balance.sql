CREATE PROCEDURE change_balance(
  IN p_game_id INT, IN p_record_id INT, IN p_kind VARCHAR(20), IN p_player_id INT, IN p_amount INT,
  IN p_counterparty INT, IN p_location INT, IN p_prid INT,
  INOUT p_event_no INT, INOUT p_balance INT, OUT p_paid BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Moves money between the player who moves and another player or the bank.'
BEGIN
  /*
   * Takes   : p_amount, what he receives, or pays when it is negative; p_counterparty, NULL for
   *           the bank.
   * Changes : Player.bank_balance of the counterparty; one Event.
   * Returns : his own balance, which move_player writes once the move is done;
   *           p_paid, FALSE when it would fall below 0: then nothing changes.
   * Rule    : seed 000, 4.2 e.
   */
  SET p_paid = (p_balance + p_amount >= 0);
  IF p_paid THEN
    SET p_balance = p_balance + p_amount;
    IF p_counterparty IS NOT NULL THEN
      CALL update_player(p_game_id, p_counterparty, NULL, -p_amount);
    END IF;
    IF p_amount < 0 THEN
      CALL post(
        p_game_id, p_record_id, p_kind, p_player_id, p_player_id, p_counterparty, -p_amount,
        p_location, p_prid, p_event_no);
    ELSE
      CALL post(
        p_game_id, p_record_id, p_kind, p_player_id, p_counterparty, p_player_id, p_amount,
        p_location, p_prid, p_event_no);
    END IF;
  END IF;
END
