-- What belongs to one game. Every key starts with game_id. Foreign keys do not cascade: MySQL need
-- not fire triggers for what they delete, and 9.7 leaves rows behind. delete_game deletes a game.

CREATE TABLE IF NOT EXISTS Game (
  game_id INT NOT NULL AUTO_INCREMENT,
  name VARCHAR(60) NOT NULL,
  ruleset_id INT NOT NULL,
  board_id INT NOT NULL,
  phase ENUM('roll', 'over', 'deleted') NOT NULL DEFAULT 'roll' COMMENT 'What the game waits for.',
  player_count INT NOT NULL COMMENT 'Seats; turns are numbered 0 to this - 1.',
  round INT NOT NULL DEFAULT 1 COMMENT 'The round of the next move.',
  turn INT NOT NULL DEFAULT 0 COMMENT 'The seat that moves next.',
  last_record_ID INT NOT NULL DEFAULT 0 COMMENT 'The newest row of the ledger.',
  created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (game_id),
  CONSTRAINT fk_Game_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT fk_Game_board FOREIGN KEY (board_id) REFERENCES Board (board_id),
  CONSTRAINT ck_Game_round CHECK (round >= 1),
  CONSTRAINT ck_Game_turn CHECK (turn >= 0 AND turn < player_count),
  CONSTRAINT ck_Game_last_record_ID CHECK (last_record_ID >= 0)
) COMMENT 'A game and where it stands.';

CREATE TABLE IF NOT EXISTS Player (
  game_id INT NOT NULL,
  pid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  token INT NOT NULL,
  bank_balance INT NOT NULL DEFAULT 0,
  location INT NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, pid),
  CONSTRAINT uq_Player_name UNIQUE (game_id, name),
  CONSTRAINT uq_Player_token UNIQUE (game_id, token),
  CONSTRAINT fk_Player_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_Player_token FOREIGN KEY (token) REFERENCES Token (tid),
  CONSTRAINT ck_Player_pid CHECK (pid >= 0),
  CONSTRAINT ck_Player_bank_balance CHECK (bank_balance >= 0),
  CONSTRAINT ck_Player_location CHECK (location >= 0)
) COMMENT 'A player of a game, his money and his place.';

CREATE TABLE IF NOT EXISTS Turns (
  game_id INT NOT NULL,
  turn INT NOT NULL,
  player_ID INT NOT NULL,
  status INT NOT NULL DEFAULT 0 COMMENT '0: playing, 1: in jail, 2: defeated, 3: winner.',
  PRIMARY KEY (game_id, turn),
  CONSTRAINT uq_Turns_player UNIQUE (game_id, player_ID),
  CONSTRAINT fk_Turns_player FOREIGN KEY (game_id, player_ID)
    REFERENCES Player (game_id, pid),
  CONSTRAINT ck_Turns_turn CHECK (turn >= 0),
  CONSTRAINT ck_Turns_status CHECK (status BETWEEN 0 AND 3)
) COMMENT 'The order of play.';

CREATE TABLE IF NOT EXISTS Deed (
  game_id INT NOT NULL,
  prid INT NOT NULL,
  board_id INT NOT NULL,
  p_owner INT COMMENT 'NULL: the bank.',
  cost_factor INT NOT NULL DEFAULT 1 COMMENT 'What the printed cost is multiplied by.',
  PRIMARY KEY (game_id, prid),
  CONSTRAINT fk_Deed_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_Deed_property FOREIGN KEY (board_id, prid) REFERENCES Property (board_id, prid),
  CONSTRAINT fk_Deed_owner FOREIGN KEY (game_id, p_owner)
    REFERENCES Player (game_id, pid),
  CONSTRAINT ck_Deed_cost_factor CHECK (cost_factor >= 1)
) COMMENT 'Who owns a property in a game.';
