CREATE PROCEDURE begin_session()
  READS SQL DATA
  COMMENT 'Sets what the coursework keeps in the session: whose turn, and the size of the board.'
BEGIN
  SELECT COUNT(*) INTO @no_of_tiles FROM Location;
  SELECT COUNT(*) INTO @init_no_of_players FROM Player;
  SELECT location INTO @jail FROM Bonus WHERE name = 'IN JAIL';
  SET @turn = 0, @round = 1;
END
