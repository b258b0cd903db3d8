-- The coursework's own program, without the engine: one game, as its text has it. The edition campus
-- plays the same game, and a test plays thousands of rolls with both (test/bench/coursework.system.test.ts).
--
--   CREATE DATABASE coursework; USE coursework;
--   SOURCE docs/coursework.sql
--   INSERT INTO Gamemanager (dice) VALUES (3);
--   SELECT * FROM gameView;
--
-- Changed from the text is only what a server of today demands: Turns.turn has a unique key of its own,
-- to which the ledger's foreign key can refer, and gameView groups by every column that it shows. The
-- triggers that check the set-up are left out. What the text keeps in session variables is there, too:
-- whose turn it is ends with the connection. Another one begins with the first player again, by
--
--   CALL begin_session();
--   SET SESSION max_sp_recursion_depth = 10;
--
-- and a roll without that is refused, where the text would look for the next player for ever.

CREATE TABLE Location (
  lid INT NOT NULL,
  type INT NOT NULL COMMENT '0: bonus, 1: property.',
  PRIMARY KEY (lid)
);

CREATE TABLE Bonus (
  bid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  description VARCHAR(100),
  location INT NOT NULL,
  PRIMARY KEY (bid),
  CONSTRAINT uq_Bonus_name UNIQUE (name),
  CONSTRAINT uq_Bonus_location UNIQUE (location),
  CONSTRAINT fk_Bonus_location FOREIGN KEY (location) REFERENCES Location (lid)
);

CREATE TABLE Token (
  tid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (tid),
  CONSTRAINT uq_Token_name UNIQUE (name)
);

CREATE TABLE Player (
  pid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  token INT NOT NULL,
  bank_balance INT NOT NULL DEFAULT 0,
  location INT NOT NULL DEFAULT 0,
  PRIMARY KEY (pid),
  CONSTRAINT uq_Player_token UNIQUE (token),
  CONSTRAINT fk_Player_token FOREIGN KEY (token) REFERENCES Token (tid),
  CONSTRAINT fk_Player_location FOREIGN KEY (location) REFERENCES Location (lid)
);

CREATE TABLE Colours (
  cid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (cid),
  CONSTRAINT uq_Colours_name UNIQUE (name)
);

CREATE TABLE Property (
  prid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  cost INT NOT NULL DEFAULT 0 COMMENT 'Price and rent in one.',
  colour INT NOT NULL,
  p_owner INT COMMENT 'NULL: the bank.',
  location INT NOT NULL,
  PRIMARY KEY (prid),
  CONSTRAINT uq_Property_name UNIQUE (name),
  CONSTRAINT uq_Property_location UNIQUE (location),
  CONSTRAINT fk_Property_colour FOREIGN KEY (colour) REFERENCES Colours (cid),
  CONSTRAINT fk_Property_owner FOREIGN KEY (p_owner) REFERENCES Player (pid),
  CONSTRAINT fk_Property_location FOREIGN KEY (location) REFERENCES Location (lid),
  CONSTRAINT ck_Property_cost CHECK (cost >= 0)
);

CREATE TABLE Turns (
  turn INT NOT NULL,
  player_ID INT NOT NULL,
  status INT NOT NULL DEFAULT 0 COMMENT '0: playing, 1: in jail, 2: defeated, 3: winner.',
  PRIMARY KEY (turn, player_ID),
  CONSTRAINT uq_Turns_turn UNIQUE (turn),
  CONSTRAINT uq_Turns_player UNIQUE (player_ID),
  CONSTRAINT fk_Turns_player FOREIGN KEY (player_ID) REFERENCES Player (pid)
);

CREATE TABLE Gamemanager (
  record_ID INT NOT NULL AUTO_INCREMENT,
  round INT NOT NULL,
  turn INT NOT NULL,
  dice INT NOT NULL,
  location INT NOT NULL,
  bank_balance INT NOT NULL,
  PRIMARY KEY (record_ID),
  CONSTRAINT fk_Gamemanager_turn FOREIGN KEY (turn) REFERENCES Turns (turn),
  CONSTRAINT fk_Gamemanager_location FOREIGN KEY (location) REFERENCES Location (lid)
);

INSERT INTO Location (lid, type) VALUES
  (0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0), (7, 1),
  (8, 0), (9, 1), (10, 0), (11, 1), (12, 0), (13, 1), (14, 0), (15, 1);

INSERT INTO Colours (cid, name) VALUES (0, 'Yellow'), (1, 'Green'), (2, 'Orange'), (3, 'Blue');

INSERT INTO Token (tid, name) VALUES
  (0, 'Dog'), (1, 'Car'), (2, 'Battle-ship'), (3, 'Top hat'), (4, 'Thimble'), (5, 'Boot');

INSERT INTO Player (pid, name, token, bank_balance, location) VALUES
  (0, 'Jane', 1, 150, 13), (1, 'Norman', 4, 250, 1), (2, 'Mary', 2, 190, 8),
  (3, 'Bill', 0, 500, 11);

INSERT INTO Property (prid, name, cost, colour, p_owner, location) VALUES
  (0, 'Kilburn', 120, 0, NULL, 1), (1, 'Uni Place', 100, 0, 2, 3),
  (2, 'Victoria', 75, 1, 3, 5), (3, 'Piccadilly', 35, 1, NULL, 7),
  (4, 'Oak House', 200, 2, 1, 9), (5, 'Owens Park', 60, 2, 1, 11),
  (6, 'AMBS', 400, 3, NULL, 13), (7, 'Co-Op', 30, 3, 0, 15);

INSERT INTO Bonus (bid, name, description, location) VALUES
  (0, 'GO', 'Collect 200', 0),
  (1, 'Chance 1', 'Pay each of the other players 50', 2),
  (2, 'IN JAIL', 'Roll a 6 to get out', 4),
  (3, 'Community Chest 1', 'For winning a Beauty Contest, you win 100', 6),
  (4, 'Free Parking', 'No action', 8),
  (5, 'Chance 2', 'Move forward 3 spaces', 10),
  (6, 'Go to Jail', 'Go to jail, do not pass GO, do not collect 200', 12),
  (7, 'Community Chest 2', 'Your library books are overdue: pay a fine of 30', 14);

INSERT INTO Turns (turn, player_ID, status) VALUES (0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0);

CREATE VIEW gameView AS
SELECT
  (SELECT MAX(g.round) FROM Gamemanager AS g) AS `Round`,
  t.player_ID AS `Player No.`,
  p.name AS `Player name`,
  p.location AS `Location`,
  GROUP_CONCAT(DISTINCT pr.name ORDER BY pr.name) AS `Properties owned`,
  p.bank_balance AS `Bank balance`,
  CASE t.status
    WHEN 0 THEN 'Playing' WHEN 1 THEN 'IN JAIL' WHEN 2 THEN 'Defeated' WHEN 3 THEN 'Winner!'
  END AS `Status`
FROM Turns AS t
JOIN Player AS p ON p.pid = t.player_ID
JOIN Gamemanager AS gm ON gm.turn = t.turn
LEFT JOIN Property AS pr ON pr.p_owner = t.player_ID
GROUP BY t.turn, t.player_ID, p.name, p.location, p.bank_balance, t.status;

DELIMITER $$

CREATE FUNCTION change_balance(p_player_id INT, p_amount INT, p_is_purchase BOOLEAN)
  RETURNS BOOLEAN
  DETERMINISTIC
  MODIFIES SQL DATA
  COMMENT 'Changes the balance of a player; who cannot pay what is no purchase is defeated.'
BEGIN
  DECLARE v_balance INT;
  DECLARE v_is_payable BOOLEAN DEFAULT TRUE;

  SELECT p.bank_balance INTO v_balance FROM Player AS p WHERE p.pid = p_player_id;
  SET v_is_payable = IF(v_balance + p_amount >= 0, TRUE, FALSE);
  IF v_is_payable THEN
    UPDATE Player AS p
      SET p.bank_balance = p.bank_balance + p_amount
      WHERE p.pid = p_player_id;
  ELSEIF NOT p_is_purchase THEN
    UPDATE Player AS p SET p.bank_balance = 0 WHERE p.pid = p_player_id;
    UPDATE Property AS p SET p.p_owner = NULL WHERE p.p_owner = p_player_id;
    UPDATE Turns AS t SET t.status = 2 WHERE t.player_ID = p_player_id;
    CALL winner_checker();
  END IF;
  RETURN v_is_payable;
END$$

CREATE PROCEDURE monopoly_checker(IN p_player_id INT, IN p_location INT)
  MODIFIES SQL DATA
  COMMENT 'Doubles the costs of a colour that one player owns.'
BEGIN
  DECLARE v_colour, v_other_owner INT;

  SELECT p.colour INTO v_colour FROM Property AS p WHERE p.location = p_location;
  SELECT p.p_owner
    INTO v_other_owner
    FROM Property AS p
    WHERE p.location <> p_location
      AND p.colour = v_colour;
  IF p_player_id = v_other_owner THEN
    UPDATE Property AS p SET p.cost = p.cost * 2 WHERE p.colour = v_colour;
  END IF;
END$$

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
END$$

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
END$$

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
END$$

CREATE PROCEDURE player_landing(IN p_player_id INT, IN p_location INT)
  MODIFIES SQL DATA
  COMMENT 'Lets a tile take effect, by its type.'
BEGIN
  DECLARE v_type INT;

  SELECT l.type INTO v_type FROM Location AS l WHERE l.lid = p_location;
  IF v_type = 1 THEN
    CALL landing_on_property(p_player_id, p_location);
  ELSE
    CALL landing_on_bonus(p_player_id, p_location);
  END IF;
END$$

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
END$$

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
END$$

CREATE PROCEDURE begin_session()
  READS SQL DATA
  COMMENT 'Sets what the coursework keeps in the session: whose turn, and the size of the board.'
BEGIN
  SELECT COUNT(*) INTO @no_of_tiles FROM Location;
  SELECT COUNT(*) INTO @init_no_of_players FROM Player;
  SELECT location INTO @jail FROM Bonus WHERE name = 'IN JAIL';
  SET @turn = 0, @round = 1;
END$$

CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  DECLARE v_player_id, v_location, v_balance INT;

  IF @turn IS NULL OR @round IS NULL OR @init_no_of_players IS NULL THEN
    SIGNAL SQLSTATE '45000'
      SET MESSAGE_TEXT = 'This connection has no game in its variables: CALL begin_session() first.';
  END IF;
  SET NEW.turn = @turn, NEW.round = @round;
  SELECT t.player_ID INTO v_player_id FROM Turns AS t WHERE t.turn = NEW.turn;
  CALL move_player(v_player_id, NEW.dice);
  SELECT p.location INTO v_location FROM Player AS p WHERE p.pid = v_player_id;
  SELECT p.bank_balance INTO v_balance FROM Player AS p WHERE p.pid = v_player_id;
  SET NEW.location = v_location, NEW.bank_balance = v_balance;
  IF NEW.dice <> 6 THEN
    CALL select_next_player(NEW.turn);
  END IF;
END$$

DELIMITER ;

-- "Chance 2" moves a player on by the procedure that called it.
SET SESSION max_sp_recursion_depth = 10;
CALL begin_session();
