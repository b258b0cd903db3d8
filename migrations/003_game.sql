-- What belongs to one game. Every key starts with game_id. Foreign keys do not cascade: MySQL need
-- not fire triggers for what they delete, and 9.7 leaves rows behind. delete_game deletes a game.

CREATE TABLE IF NOT EXISTS Game (
  game_id INT NOT NULL AUTO_INCREMENT,
  name VARCHAR(60) NOT NULL,
  ruleset_id INT NOT NULL COMMENT 'The rules that it began with.',
  players JSON COMMENT 'The names that were given when it was made; NULL: an opening position.',
  player_count INT NOT NULL COMMENT 'Seats; turns are numbered 0 to this - 1.',
  seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    COMMENT 'What shuffles and server rolls follow from. Secret until the game is over.',
  first_dice_source ENUM('table', 'server', 'numbers') NOT NULL DEFAULT 'table'
    COMMENT 'Who rolled at the beginning: the client, the database, or a list of numbers.',
  first_list_id INT COMMENT 'The list that the game began with.',
  created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  is_deleted BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'Set by delete_game: its parts may go.',
  PRIMARY KEY (game_id),
  KEY k_Game_seed (seed),
  CONSTRAINT fk_Game_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT fk_Game_list FOREIGN KEY (first_list_id) REFERENCES NumberList (list_id),
  CONSTRAINT ck_Game_dice_source CHECK (
    (first_dice_source = 'numbers') = (first_list_id IS NOT NULL))
) COMMENT 'A game: what does not change while it is played.';

CREATE TABLE IF NOT EXISTS Standing (
  game_id INT NOT NULL,
  ruleset_id INT NOT NULL COMMENT 'As in Game.',
  phase VARCHAR(20) NOT NULL DEFAULT 'roll' COMMENT 'What the game waits for.',
  round INT NOT NULL DEFAULT 1 COMMENT 'The round of the next move.',
  turn INT NOT NULL DEFAULT 0 COMMENT 'The seat whose turn it is.',
  last_record_ID INT NOT NULL DEFAULT 0 COMMENT 'The newest row of the ledger.',
  player_count INT NOT NULL COMMENT 'As in Game.',
  players_left INT NOT NULL COMMENT 'Players who are not out.',
  turns_ended INT NOT NULL DEFAULT 0 COMMENT 'Turns that count for the turn limit.',
  doubles INT NOT NULL DEFAULT 0
    COMMENT 'Doubles in a row in this turn; 0 also when they give no further roll.',
  dice_source ENUM('table', 'server', 'numbers') NOT NULL COMMENT 'Who rolls.',
  list_id INT COMMENT 'The list that numbers are taken from.',
  drawn INT NOT NULL DEFAULT 0
    COMMENT 'How many dice were rolled by the server, or taken from the list.',
  prid INT COMMENT 'The property that is offered, auctioned, or to be paid for.',
  bid BIGINT COMMENT 'The highest bid of the auction.',
  bidder INT COMMENT 'Whose it is.',
  first_debt INT NOT NULL DEFAULT 1 COMMENT 'The number of the debt that is due.',
  next_debt INT NOT NULL DEFAULT 1 COMMENT 'The number of the next debt: the same, when none is.',
  proposal JSON COMMENT 'The trade: from, to, give, take, and the phase it came up in.',
  pot BIGINT NOT NULL DEFAULT 0 COMMENT 'What was paid to the bank since it was last taken.',
  PRIMARY KEY (game_id),
  CONSTRAINT fk_Standing_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_Standing_phase FOREIGN KEY (phase) REFERENCES Phase (phase),
  CONSTRAINT fk_Standing_list FOREIGN KEY (list_id) REFERENCES NumberList (list_id),
  CONSTRAINT ck_Standing_turn CHECK (turn >= 0 AND turn < player_count),
  CONSTRAINT ck_Standing_debts CHECK (first_debt BETWEEN 1 AND next_debt),
  CONSTRAINT ck_Standing_bid CHECK ((bid IS NULL) = (bidder IS NULL) AND bid >= 1),
  CONSTRAINT ck_Standing_pot CHECK (pot >= 0),
  -- No line break within the text: MySQL would keep it as \n, which a session without backslash
  -- escapes reads as two letters when it opens the table.
  CONSTRAINT ck_Standing_proposal CHECK (proposal IS NULL OR JSON_SCHEMA_VALID(
    '{"type": "object", "required": ["from", "to", "phase"], "additionalProperties": false, '
    '"properties": {"from": {"type": "integer"}, "to": {"type": "integer"}, '
    '"give": {"type": "object"}, "take": {"type": "object"}, "phase": {"type": "string"}}}',
    proposal))
) COMMENT 'Where a game stands: what every move reads and writes.';

CREATE TABLE IF NOT EXISTS Player (
  game_id INT NOT NULL,
  turn INT NOT NULL COMMENT 'His seat: the order of play.',
  pid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  token INT COMMENT 'NULL: none.',
  bank_balance BIGINT NOT NULL DEFAULT 0,
  location INT NOT NULL DEFAULT 0,
  status INT NOT NULL DEFAULT 0 COMMENT 'As in Status.',
  jail_turns INT NOT NULL DEFAULT 0 COMMENT 'Turns in jail that did not end there.',
  passed BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'Whether he left the auction that is going on.',
  PRIMARY KEY (game_id, turn),
  CONSTRAINT uq_Player_pid UNIQUE (game_id, pid),
  CONSTRAINT uq_Player_name_as_written UNIQUE (game_id, (CAST(name AS BINARY(160)))),
  CONSTRAINT uq_Player_token UNIQUE (game_id, token),
  CONSTRAINT fk_Player_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_Player_token FOREIGN KEY (token) REFERENCES Token (tid),
  CONSTRAINT fk_Player_status FOREIGN KEY (status) REFERENCES Status (status),
  CONSTRAINT ck_Player_turn CHECK (turn >= 0),
  CONSTRAINT ck_Player_pid CHECK (pid >= 0),
  CONSTRAINT ck_Player_bank_balance CHECK (bank_balance >= 0),
  CONSTRAINT ck_Player_location CHECK (location >= 0),
  CONSTRAINT ck_Player_jail_turns CHECK (jail_turns >= 0)
) COMMENT 'A player of a game: his seat, money, place and status.';

CREATE TABLE IF NOT EXISTS Deed (
  game_id INT NOT NULL,
  prid INT NOT NULL,
  ruleset_id INT NOT NULL COMMENT 'As in Game.',
  p_owner INT COMMENT 'NULL: the bank.',
  cost_factor BIGINT NOT NULL DEFAULT 1 COMMENT 'What the printed cost is multiplied by.',
  level INT NOT NULL DEFAULT 0
    COMMENT 'Buildings: houses, and one more than the most houses for a hotel.',
  mortgaged BOOLEAN NOT NULL DEFAULT FALSE,
  PRIMARY KEY (game_id, prid),
  CONSTRAINT fk_Deed_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_Deed_property FOREIGN KEY (ruleset_id, prid) REFERENCES Property (ruleset_id, prid),
  CONSTRAINT fk_Deed_owner FOREIGN KEY (game_id, p_owner) REFERENCES Player (game_id, pid),
  CONSTRAINT ck_Deed_cost_factor CHECK (cost_factor BETWEEN 1 AND 1000000000),
  CONSTRAINT ck_Deed_level CHECK (level = 0 OR (level > 0 AND p_owner IS NOT NULL)),
  CONSTRAINT ck_Deed_mortgaged CHECK (
    mortgaged IN (FALSE, TRUE) AND (NOT mortgaged OR (p_owner IS NOT NULL AND level = 0)))
) COMMENT 'Who owns a property in a game.';

CREATE TABLE IF NOT EXISTS DeckCard (
  game_id INT NOT NULL,
  card_id INT NOT NULL,
  ruleset_id INT NOT NULL COMMENT 'As in Game.',
  place BIGINT NOT NULL
    COMMENT 'The order, lowest first, of a deck from top to bottom or of the cards that a player
      keeps: counted from 1 by the shuffle; later, as place_in_deck says.',
  holder INT COMMENT 'The player who keeps it; NULL: it lies in its deck.',
  PRIMARY KEY (game_id, card_id),
  CONSTRAINT fk_DeckCard_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_DeckCard_card FOREIGN KEY (ruleset_id, card_id)
    REFERENCES Card (ruleset_id, card_id),
  CONSTRAINT fk_DeckCard_holder FOREIGN KEY (game_id, holder) REFERENCES Player (game_id, pid)
) COMMENT 'Where a card is in a game.';

CREATE TABLE IF NOT EXISTS Debt (
  game_id INT NOT NULL,
  debt_no INT NOT NULL COMMENT 'The order in which they fall due.',
  debtor INT NOT NULL COMMENT 'Who owes, or decides about an offer.',
  creditor INT COMMENT 'NULL: the bank, or everybody else for paid_each.',
  amount BIGINT COMMENT 'NULL: an offer or a fee that waits for the debts before it.',
  kind VARCHAR(20) NOT NULL COMMENT 'The event that paying is; offer or fee.',
  prid INT,
  PRIMARY KEY (game_id, debt_no),
  CONSTRAINT fk_Debt_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Debt_amount CHECK (amount >= 0)
) COMMENT 'What is to be settled, from Standing.first_debt on.';
