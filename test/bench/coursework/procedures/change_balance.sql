CREATE FUNCTION change_balance(p_player_id INT, p_amount INT, p_is_purchase BOOLEAN)
  RETURNS BOOLEAN
  DETERMINISTIC
  MODIFIES SQL DATA
  COMMENT 'Changes the balance of a player; who cannot pay what is no purchase is defeated.'
BEGIN
  DECLARE v_balance INT;
  DECLARE v_is_payable BOOLEAN DEFAULT TRUE;

  SELECT p.bank_balance INTO v_balance FROM Player AS p WHERE p.pid = p_player_id;
  SET v_is_payable = IF(v_balance + p_amount >= 0, TRUE, FALSE);
  IF v_is_payable THEN
    UPDATE Player AS p
      SET p.bank_balance = p.bank_balance + p_amount
      WHERE p.pid = p_player_id;
  ELSEIF NOT p_is_purchase THEN
    UPDATE Player AS p SET p.bank_balance = 0 WHERE p.pid = p_player_id;
    UPDATE Property AS p SET p.p_owner = NULL WHERE p.p_owner = p_player_id;
    UPDATE Turns AS t SET t.status = 2 WHERE t.player_ID = p_player_id;
    CALL winner_checker();
  END IF;
  RETURN v_is_payable;
END
