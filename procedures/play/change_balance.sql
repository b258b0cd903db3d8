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
   * Why     : most moves pass here, so that it inserts the posting itself and saves the call of
   *           post.
   */
  SET p_paid = (p_balance + p_amount >= 0);
  IF p_paid THEN
    SET p_balance = p_balance + p_amount;
    IF p_counterparty IS NOT NULL THEN
      UPDATE Player AS p
        SET p.bank_balance = p.bank_balance - p_amount
        WHERE p.game_id = p_game_id
          AND p.pid = p_counterparty;
    END IF;
    SET p_event_no = p_event_no + 1;
    INSERT INTO Event (
        game_id, record_ID, event_no, kind, player_ID, payer, payee, amount, location, prid)
      VALUES (
        p_game_id, p_record_id, p_event_no, p_kind, p_player_id,
        IF(p_amount < 0, p_player_id, p_counterparty),
        IF(p_amount < 0, p_counterparty, p_player_id),
        ABS(p_amount), p_location, p_prid);
  END IF;
END
