CREATE PROCEDURE winner_checker()
  MODIFIES SQL DATA
  COMMENT 'Makes the last one left the winner.'
BEGIN
  DECLARE v_players, v_winner INT;

  SELECT COUNT(t.turn) INTO v_players FROM Turns AS t WHERE t.status <> 2;
  IF v_players = 1 THEN
    SELECT t.turn INTO v_winner FROM Turns AS t WHERE t.status <> 2;
    UPDATE Turns AS t SET t.status = 3 WHERE t.turn = v_winner;
    UPDATE Player AS p
      SET p.name = CONCAT(p.name, ' (Winner)')
      WHERE p.pid = (SELECT t.player_ID FROM Turns AS t WHERE t.turn = v_winner);
  END IF;
END
