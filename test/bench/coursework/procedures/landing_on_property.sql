CREATE PROCEDURE landing_on_property(IN p_player_id INT, IN p_location INT)
  MODIFIES SQL DATA
  COMMENT 'Pays the rent, or buys what nobody owns.'
BEGIN
  DECLARE v_owner, v_prid INT;
  DECLARE v_is_payable BOOLEAN DEFAULT TRUE;
  DECLARE v_amount INT DEFAULT 0;

  SELECT p.prid INTO v_prid FROM Property AS p WHERE p.location = p_location;
  SELECT p.p_owner INTO v_owner FROM Property AS p WHERE p.location = p_location;
  SELECT p.cost INTO v_amount FROM Property AS p WHERE p.location = p_location;
  IF v_owner IS NOT NULL THEN
    SELECT change_balance(v_owner, v_amount, FALSE) INTO v_is_payable;
    SELECT change_balance(p_player_id, -v_amount, FALSE) INTO v_is_payable;
  ELSE
    SELECT change_balance(p_player_id, -v_amount, TRUE) INTO v_is_payable;
    IF v_is_payable THEN
      UPDATE Property AS p SET p.p_owner = p_player_id WHERE p.location = p_location;
      CALL monopoly_checker(p_player_id, p_location);
    END IF;
  END IF;
END
