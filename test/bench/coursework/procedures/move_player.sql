CREATE PROCEDURE move_player(IN p_player_id INT, IN p_dice INT)
  MODIFIES SQL DATA
  COMMENT 'Moves a player by the dice, or lets him out of jail.'
BEGIN
  DECLARE v_location, v_status INT;

  SELECT p.location INTO v_location FROM Player AS p WHERE p.pid = p_player_id;
  SELECT t.status INTO v_status FROM Turns AS t WHERE t.turn = p_player_id;
  IF v_status = 1 AND p_dice = 6 THEN
    UPDATE Turns AS t SET t.status = 0 WHERE t.turn = p_player_id;
  ELSEIF v_status = 0 THEN
    UPDATE Player AS p
      SET p.bank_balance =
        IF(v_location + p_dice >= @no_of_tiles, p.bank_balance + 200, p.bank_balance)
      WHERE p.pid = p_player_id;
    UPDATE Player AS p
      SET p.location = IF(
        v_location + p_dice < @no_of_tiles, v_location + p_dice,
        v_location + p_dice - @no_of_tiles)
      WHERE p.pid = p_player_id;
    SELECT p.location INTO v_location FROM Player AS p WHERE p.pid = p_player_id;
    IF p_dice <> 6 THEN
      CALL player_landing(p_player_id, v_location);
    END IF;
  END IF;
END
