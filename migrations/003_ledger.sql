-- The record of play: moves as they were made, and what each of them brought about.

CREATE TABLE IF NOT EXISTS Gamemanager (
  game_id INT NOT NULL,
  record_ID INT NOT NULL COMMENT 'Counts from 1 in each game, without gaps.',
  token VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'A name that a client may give its move, to find it again.',
  player_ID INT NOT NULL,
  action VARCHAR(20) NOT NULL DEFAULT 'roll',
  dice DOUBLE COMMENT 'DOUBLE, so that 2.5 is refused and not rounded to 3.',
  round INT NOT NULL,
  turn INT NOT NULL,
  location INT NOT NULL COMMENT 'Where the player came to rest.',
  bank_balance INT NOT NULL COMMENT 'What the player had then.',
  PRIMARY KEY (game_id, record_ID),
  CONSTRAINT uq_Gamemanager_token UNIQUE (game_id, token),
  CONSTRAINT fk_Gamemanager_turn FOREIGN KEY (game_id, turn) REFERENCES Turns (game_id, turn),
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
  record_ID INT NOT NULL COMMENT 'The move that brought it about.',
  event_no INT NOT NULL COMMENT 'Counts from 1 in each move.',
  kind ENUM(
    'moved', 'moved_on', 'salary', 'bought', 'not_bought', 'rent', 'collected', 'paid', 'paid_each',
    'set_completed', 'jailed', 'kept_in_jail', 'released', 'defeated', 'won') NOT NULL,
  player_ID INT NOT NULL COMMENT 'Whom it happened to.',
  payer INT COMMENT 'Who paid the amount; NULL: the bank.',
  payee INT COMMENT 'Who received the amount; NULL: the bank.',
  amount INT COMMENT 'The money that changed hands; NULL: not a posting.',
  location INT,
  prid INT,
  PRIMARY KEY (game_id, record_ID, event_no),
  CONSTRAINT fk_Event_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Event_posting CHECK (
    (amount IS NULL AND payer IS NULL AND payee IS NULL)
    OR (amount IS NOT NULL AND amount >= 0 AND NOT (payer <=> payee)))
) COMMENT 'The story, and the postings: every amount that goes from one account to another.';

CREATE TABLE IF NOT EXISTS Wording (
  ruleset_id INT NOT NULL,
  kind VARCHAR(20) NOT NULL COMMENT 'As in Event.',
  sentence VARCHAR(200) NOT NULL
    COMMENT 'May name {player}, {payer}, {payee}, {amount}, {dice}, {tile}, {property}, {colour}.',
  PRIMARY KEY (ruleset_id, kind),
  CONSTRAINT fk_Wording_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'How an edition tells an event.';

CREATE TABLE IF NOT EXISTS Refusal (
  token VARCHAR(40) CHARACTER SET ascii NOT NULL,
  errno INT NOT NULL COMMENT 'MYSQL_ERRNO of the refusal; never used again for another.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (token),
  CONSTRAINT uq_Refusal_errno UNIQUE (errno),
  CONSTRAINT ck_Refusal_errno CHECK (errno BETWEEN 50000 AND 51999)
) COMMENT 'Every reason for which the database refuses something.';
