-- The tables of the coursework (seed 000, figure 3): one game. So that they load on MySQL 8.4 and
-- newer, which want a unique key at the other end of a foreign key, turn has one of its own.
-- Foreign keys and checks are those of the seed; the triggers that look at what is set up are left
-- out, because nothing is set up while moves are measured.

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
