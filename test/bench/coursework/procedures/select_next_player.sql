CREATE PROCEDURE select_next_player(IN p_turn INT)
  READS SQL DATA
  COMMENT 'Says whose turn is next, and counts rounds.'
BEGIN
  DECLARE v_status INT DEFAULT 2;
  DECLARE v_turn INT DEFAULT p_turn;

  WHILE v_status = 2 DO
    SET v_turn = v_turn + 1;
    IF v_turn = @init_no_of_players THEN
      SET @round = @round + 1, v_turn = 0;
    END IF;
    SELECT t.status INTO v_status FROM Turns AS t WHERE t.turn = v_turn;
  END WHILE;
  SET @turn = v_turn;
END
