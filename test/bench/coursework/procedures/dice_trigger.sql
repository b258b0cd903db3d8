CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  DECLARE v_player_id, v_location, v_balance INT;

  SET NEW.turn = @turn, NEW.round = @round;
  SELECT t.player_ID INTO v_player_id FROM Turns AS t WHERE t.turn = NEW.turn;
  CALL move_player(v_player_id, NEW.dice);
  SELECT p.location INTO v_location FROM Player AS p WHERE p.pid = v_player_id;
  SELECT p.bank_balance INTO v_balance FROM Player AS p WHERE p.pid = v_player_id;
  SET NEW.location = v_location, NEW.bank_balance = v_balance;
  IF NEW.dice <> 6 THEN
    CALL select_next_player(NEW.turn);
  END IF;
END
