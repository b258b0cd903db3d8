CREATE PROCEDURE loop_of_moves(IN p_first INT, IN p_times INT)
  MODIFIES SQL DATA
  COMMENT 'Makes moves, with the dice that every loop of the bench has.'
BEGIN
  DECLARE v_i INT DEFAULT p_first;
  DECLARE v_dice INT;

  WHILE v_i < p_first + p_times DO
    SET v_dice = 1 + (v_i * 7919 + v_i DIV 7 * 31) MOD 6;
    INSERT INTO Gamemanager (dice) VALUES (v_dice);
    SET v_i = v_i + 1;
  END WHILE;
END
