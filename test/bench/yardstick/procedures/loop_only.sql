CREATE PROCEDURE loop_only(IN p_first INT, IN p_times INT)
  NO SQL
  COMMENT 'Does what all loops of the bench have in common.'
BEGIN
  DECLARE v_i INT DEFAULT p_first;
  DECLARE v_dice INT;

  WHILE v_i < p_first + p_times DO
    SET v_dice = 1 + (v_i * 7919 + v_i DIV 7 * 31) MOD 6;
    SET v_i = v_i + 1;
  END WHILE;
END
