CREATE PROCEDURE loop_of_updates(IN p_first INT, IN p_times INT)
  MODIFIES SQL DATA
  COMMENT 'Updates a player by his primary key, many times.'
BEGIN
  DECLARE v_i INT DEFAULT p_first;
  DECLARE v_dice INT;

  WHILE v_i < p_first + p_times DO
    SET v_dice = 1 + (v_i * 7919 + v_i DIV 7 * 31) MOD 6;
    UPDATE Player AS p SET p.bank_balance = 1000000 + v_i WHERE p.game_id = 1 AND p.pid = 0;
    SET v_i = v_i + 1;
  END WHILE;
END
