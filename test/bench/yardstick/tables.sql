-- What moves are held against: tables with the columns, keys and checks that Player and Gamemanager
-- had in version 0.1 of the game with its editions of decisions, without triggers and foreign keys.
-- They stay as they are when those change, so that figures of two versions have one yardstick.

CREATE TABLE Player (
  game_id INT NOT NULL,
  pid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  token INT,
  bank_balance INT NOT NULL DEFAULT 0,
  location INT NOT NULL DEFAULT 0,
  cards JSON,
  PRIMARY KEY (game_id, pid),
  CONSTRAINT uq_Player_token UNIQUE (game_id, token),
  CONSTRAINT uq_Player_name_as_written UNIQUE (game_id, (CAST(name AS BINARY(160)))),
  KEY k_Player_token (token),
  CONSTRAINT ck_Player_pid CHECK (pid >= 0),
  CONSTRAINT ck_Player_bank_balance CHECK (bank_balance >= 0),
  CONSTRAINT ck_Player_location CHECK (location >= 0)
);

CREATE TABLE Gamemanager (
  game_id INT NOT NULL,
  record_ID INT NOT NULL,
  token VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  player_ID INT NOT NULL,
  action VARCHAR(20) COLLATE utf8mb4_0900_as_ci NOT NULL DEFAULT 'roll',
  dice DOUBLE,
  round INT NOT NULL,
  turn INT NOT NULL,
  location INT NOT NULL,
  bank_balance INT NOT NULL,
  dice2 DOUBLE,
  prid INT,
  amount DOUBLE,
  terms VARCHAR(2000),
  drawn INT,
  PRIMARY KEY (game_id, record_ID),
  CONSTRAINT uq_Gamemanager_token UNIQUE (game_id, token),
  KEY k_Gamemanager_turn (game_id, turn),
  CONSTRAINT ck_Gamemanager_record_ID CHECK (record_ID >= 1),
  CONSTRAINT ck_Gamemanager_round CHECK (round >= 1),
  CONSTRAINT ck_Gamemanager_bank_balance CHECK (bank_balance >= 0)
);

INSERT INTO Player (game_id, pid, name, token, bank_balance, location) VALUES
  (1, 0, 'Jane', 1, 150, 13), (1, 1, 'Norman', 4, 250, 1), (1, 2, 'Mary', 2, 190, 8),
  (1, 3, 'Bill', 0, 500, 11);
