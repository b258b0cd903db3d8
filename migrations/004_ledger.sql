-- The record of play: moves as they were made, and what each of them brought about.

CREATE TABLE IF NOT EXISTS Gamemanager (
  game_id INT NOT NULL,
  record_ID INT NOT NULL COMMENT 'Counts from 1 in each game, without gaps.',
  token VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'A name that a client may give its move, to find it again: see MoveToken.',
  player_ID INT NOT NULL,
  action VARCHAR(20) COLLATE utf8mb4_0900_as_ci NOT NULL DEFAULT 'roll',
  dice DOUBLE COMMENT 'DOUBLE, so that 2.5 is refused and not rounded to 3.',
  dice2 DOUBLE COMMENT 'The second die.',
  prid INT COMMENT 'The property that the action is about.',
  amount DOUBLE COMMENT 'The bid; DOUBLE, so that 2.5 is refused and not rounded to 3.',
  terms VARCHAR(2000)
    COMMENT 'A trade, or where dice come from, in JSON; text, so that what is not JSON is refused
      by name.',
  drawn INT COMMENT 'How many dice had been drawn before this move drew its own.',
  round INT NOT NULL,
  turn INT NOT NULL,
  location INT NOT NULL COMMENT 'Where the player came to rest.',
  bank_balance BIGINT NOT NULL COMMENT 'What the player had then.',
  PRIMARY KEY (game_id, record_ID),
  CONSTRAINT fk_Gamemanager_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Gamemanager_record_ID CHECK (record_ID >= 1),
  CONSTRAINT ck_Gamemanager_round CHECK (round >= 1),
  CONSTRAINT ck_Gamemanager_bank_balance CHECK (bank_balance >= 0)
) COMMENT 'The ledger of moves: inserting a row is making a move.';

CREATE TABLE IF NOT EXISTS MoveToken (
  game_id INT NOT NULL,
  token VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  record_ID INT NOT NULL COMMENT 'The move that has it.',
  PRIMARY KEY (game_id, token),
  CONSTRAINT fk_MoveToken_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_MoveToken_record_ID CHECK (record_ID >= 1)
) COMMENT 'The tokens that moves have, so that none is given twice.';

CREATE TABLE IF NOT EXISTS Event (
  game_id INT NOT NULL,
  record_ID INT NOT NULL COMMENT 'The move that brought it about; 0: the opening.',
  event_no INT NOT NULL COMMENT 'Counts from 1 in each move.',
  kind VARCHAR(20) NOT NULL COMMENT 'As in EventKind.',
  player_ID INT NOT NULL COMMENT 'Whom it happened to.',
  payer INT COMMENT 'Who paid the amount; NULL: the bank.',
  payee INT COMMENT 'Who received the amount; NULL: the bank.',
  amount BIGINT COMMENT 'The money that changed hands; NULL: not a posting.',
  location INT,
  prid INT,
  card_id INT COMMENT 'The card that it is about.',
  roll INT COMMENT 'What the dice showed that decide who begins.',
  PRIMARY KEY (game_id, record_ID, event_no),
  CONSTRAINT fk_Event_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Event_posting CHECK (
    (amount IS NULL AND payer IS NULL AND payee IS NULL)
    OR (amount IS NOT NULL AND amount >= 0 AND NOT (payer <=> payee)))
) COMMENT 'The story, and the postings: every amount that goes from one account to another.';
