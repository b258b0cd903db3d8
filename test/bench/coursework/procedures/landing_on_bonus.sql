CREATE PROCEDURE landing_on_bonus(IN p_player_id INT, IN p_location INT)
  MODIFIES SQL DATA
  COMMENT 'Does what a bonus tile says, by its number.'
BEGIN
  DECLARE v_players, v_bid, v_status INT;
  DECLARE v_is_payable BOOLEAN;
  DECLARE v_each, v_all, v_index INT DEFAULT 0;

  SELECT b.bid INTO v_bid FROM Bonus AS b WHERE b.location = p_location;
  SELECT COUNT(*) INTO v_players FROM Turns AS t WHERE t.status <> 2;
  CASE v_bid
    WHEN 1 THEN
      SET v_each = 50;
      SET v_all = v_each * (v_players - 1);
      WHILE v_index < @init_no_of_players DO
        SELECT t.status INTO v_status FROM Turns AS t WHERE t.player_ID = v_index;
        IF v_index = p_player_id THEN
          SELECT change_balance(v_index, -v_all, FALSE) INTO v_is_payable;
        ELSEIF v_status <> 2 THEN
          SELECT change_balance(v_index, v_each, FALSE) INTO v_is_payable;
        END IF;
        SET v_index = v_index + 1;
      END WHILE;
    WHEN 5 THEN
      CALL move_player(p_player_id, 3);
    WHEN 3 THEN
      SELECT change_balance(p_player_id, 100, FALSE) INTO v_is_payable;
    WHEN 7 THEN
      SELECT change_balance(p_player_id, -30, FALSE) INTO v_is_payable;
    WHEN 6 THEN
      UPDATE Player AS p SET p.location = @jail WHERE p.pid = p_player_id;
      UPDATE Turns AS t SET t.status = 1 WHERE t.turn = p_player_id;
    WHEN 2 THEN
      UPDATE Turns AS t SET t.status = 1 WHERE t.turn = p_player_id;
    ELSE
      BEGIN
      END;
  END CASE;
END
