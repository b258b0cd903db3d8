-- Editions. A ruleset is one revision of an edition, with its board: it never changes, so that a
-- game goes on by the rules that it began with. Importing a document makes a new one.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Token (
  tid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (tid),
  CONSTRAINT uq_Token_name UNIQUE (name)
) COMMENT 'The pieces that players move.';

CREATE TABLE IF NOT EXISTS Ruleset (
  ruleset_id INT NOT NULL AUTO_INCREMENT,
  edition VARCHAR(40) NOT NULL COMMENT 'The name it is chosen by.',
  house_rules JSON COMMENT 'What a game changed of its edition; NULL: nothing.',
  document JSON NOT NULL COMMENT 'The whole edition, nothing inherited any more.',
  first_location INT NOT NULL COMMENT 'Locations are numbered from here, tile_count of them.',
  tile_count INT NOT NULL,
  salary INT NOT NULL COMMENT 'Paid for passing or reaching the first location.',
  salary_factor_on_go INT NOT NULL
    COMMENT 'What the salary is multiplied by for coming to rest on the first location.',
  jail_location INT COMMENT 'Where too many doubles lead.',
  min_players INT NOT NULL,
  max_players INT NOT NULL,
  starting_cash INT NOT NULL COMMENT 'Of everybody who is not in an opening position.',
  player_number_from INT NOT NULL
    COMMENT 'The number in the name of the first player who is not named.',
  player_order ENUM('seat', 'rolled') NOT NULL
    COMMENT 'Who begins: who is named first, or who rolls highest.',
  dice_count INT NOT NULL,
  dice_sides INT NOT NULL,
  extra_roll_dice INT
    COMMENT 'A roll that moves without a landing effect and is followed by another; NULL: none.',
  doubles_roll_again BOOLEAN NOT NULL COMMENT 'Whether who rolls doubles goes again.',
  doubles_to_jail INT COMMENT 'How many doubles in a row lead to jail; NULL: none do.',
  jail_exit_dice INT COMMENT 'The roll that frees from jail and does not move; NULL: none.',
  jail_exit_doubles BOOLEAN NOT NULL COMMENT 'Whether doubles free from jail; they move.',
  jail_fine INT COMMENT 'What buys a player out of jail; NULL: nothing does.',
  jail_turns INT COMMENT 'After how many turns in jail a player is free; NULL: no number.',
  jail_wait BOOLEAN NOT NULL COMMENT 'Whether one may wait in jail.',
  jail_last_roll ENUM('stays', 'pays_and_moves') NOT NULL
    COMMENT 'What the roll does that does not free in the last turn in jail.',
  landing_told BOOLEAN NOT NULL
    COMMENT 'Whether coming to a property is told by itself; else by what comes of it.',
  purchase ENUM('forced', 'offered', 'offered_if_affordable') NOT NULL
    COMMENT 'How an unowned property changes hands.',
  auction ENUM('none', 'declined', 'unsold') NOT NULL
    COMMENT 'What is auctioned: nothing, what was declined, also what could not be afforded.',
  first_bid_percent INT NOT NULL COMMENT 'The least first bid, of the price.',
  raise_percent INT NOT NULL
    COMMENT 'What every further bid adds at least, of the least first bid; at least 1.',
  set_bonus_factor INT NOT NULL
    COMMENT 'What the rent of a whole colour is multiplied by, as set_bonus_sticks says.',
  set_bonus_sticks BOOLEAN NOT NULL
    COMMENT 'Whether prices and rents stay raised once a buyer completed the colour, and are raised
      again by the next; else the rent of what has no buildings is raised while one owns it all.',
  max_houses INT NOT NULL,
  has_hotels BOOLEAN NOT NULL COMMENT 'Whether a hotel can replace max_houses houses.',
  build_evenly BOOLEAN NOT NULL
    COMMENT 'Whether the buildings of a colour may differ by one at most.',
  sell_percent INT COMMENT 'Paid back for a building, of its cost; NULL: none is sold.',
  mortgage_percent INT COMMENT 'Paid for a mortgage, of the price; NULL: no mortgages.',
  redeem_fee INT NOT NULL
    COMMENT 'What redeeming costs beyond the mortgage, in hundredths of a percent of it.',
  mortgage_unit ENUM('property', 'set') NOT NULL
    COMMENT 'What must be free of buildings for a mortgage, and of mortgages for a building.',
  trade ENUM('none', 'exchange', 'free') NOT NULL
    COMMENT 'exchange: both sides give something, money and cards on one side only.',
  insolvency ENUM('bank_pays', 'creditor_takes', 'debt') NOT NULL
    COMMENT 'Who cannot pay is out and the bank pays for him, is out and leaves all to the
      creditor, or may first raise the money.',
  cards_go_to_creditor BOOLEAN NOT NULL
    COMMENT 'Whether the cards of who drops out go to his creditor, or back under their deck.',
  has_pot BOOLEAN NOT NULL
    COMMENT 'Whether what is paid to the bank collects for who lands on take_pot.',
  turn_end ENUM('automatic', 'declared') NOT NULL
    COMMENT 'Whether the turn ends by itself, or with end_turn.',
  turn_limit INT COMMENT 'How many turns a game lasts at most; NULL: no limit.',
  players_left_to_end INT NOT NULL COMMENT 'The game is over when no more than these are left.',
  winner ENUM('last', 'net_worth') NOT NULL
    COMMENT 'Who wins: the last one left, or everybody with the highest net worth.',
  can_leave BOOLEAN NOT NULL COMMENT 'Whether a player may leave the game.',
  can_end BOOLEAN NOT NULL
    COMMENT 'Whether a player may end the game for all, without a winner.',
  PRIMARY KEY (ruleset_id),
  KEY k_Ruleset_edition (edition)
) COMMENT 'A revision of an edition: its parameters.';

CREATE TABLE IF NOT EXISTS Edition (
  edition VARCHAR(40) NOT NULL,
  ruleset_id INT NOT NULL COMMENT 'The revision that new games begin with.',
  source JSON NOT NULL COMMENT 'The document as it was imported.',
  PRIMARY KEY (edition),
  CONSTRAINT fk_Edition_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'The editions that games can be made of.';

CREATE TABLE IF NOT EXISTS Location (
  ruleset_id INT NOT NULL,
  lid INT NOT NULL,
  type INT NOT NULL COMMENT '0: bonus, 1: property.',
  PRIMARY KEY (ruleset_id, lid),
  CONSTRAINT fk_Location_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT ck_Location_lid CHECK (lid >= 0),
  CONSTRAINT ck_Location_type CHECK (type IN (0, 1))
) COMMENT 'A tile of a board.';

CREATE TABLE IF NOT EXISTS Colours (
  ruleset_id INT NOT NULL,
  cid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (ruleset_id, cid),
  CONSTRAINT uq_Colours_name UNIQUE (ruleset_id, name),
  CONSTRAINT fk_Colours_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'A set of properties.';

CREATE TABLE IF NOT EXISTS Property (
  ruleset_id INT NOT NULL,
  prid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  cost INT NOT NULL COMMENT 'Printed price; printed rent, where rent_by says so.',
  colour INT NOT NULL,
  location INT NOT NULL,
  rent_by ENUM('cost', 'level', 'house', 'owned', 'dice') NOT NULL
    COMMENT 'What the rent depends on: the cost; Rent by buildings; Rent 1 a house and Rent 2 for a
      hotel; Rent by how many of the set the owner has; the same, times a roll of the dice.',
  house_cost INT COMMENT 'NULL: nothing can be built here.',
  hotel_cost INT COMMENT 'What the hotel costs that replaces the houses; NULL: none.',
  PRIMARY KEY (ruleset_id, prid),
  CONSTRAINT uq_Property_name UNIQUE (ruleset_id, name),
  CONSTRAINT uq_Property_location UNIQUE (ruleset_id, location),
  CONSTRAINT fk_Property_colour FOREIGN KEY (ruleset_id, colour)
    REFERENCES Colours (ruleset_id, cid),
  CONSTRAINT fk_Property_location FOREIGN KEY (ruleset_id, location)
    REFERENCES Location (ruleset_id, lid),
  CONSTRAINT ck_Property_cost CHECK (cost BETWEEN 0 AND 1000000),
  CONSTRAINT ck_Property_house_cost CHECK (house_cost BETWEEN 0 AND 1000000),
  CONSTRAINT ck_Property_hotel_cost CHECK (hotel_cost BETWEEN 0 AND 1000000)
) COMMENT 'A tile that can be owned.';

CREATE TABLE IF NOT EXISTS Rent (
  ruleset_id INT NOT NULL,
  prid INT NOT NULL,
  level INT NOT NULL COMMENT 'As rent_by of the property says.',
  amount INT NOT NULL COMMENT 'Money; for rent_by dice what the roll is multiplied by.',
  PRIMARY KEY (ruleset_id, prid, level),
  CONSTRAINT fk_Rent_property FOREIGN KEY (ruleset_id, prid) REFERENCES Property (ruleset_id, prid),
  CONSTRAINT ck_Rent_level CHECK (level BETWEEN 0 AND 1000),
  CONSTRAINT ck_Rent_amount CHECK (amount BETWEEN 0 AND 1000000)
) COMMENT 'What a property that is not rented by its cost brings in.';

CREATE TABLE IF NOT EXISTS Deck (
  ruleset_id INT NOT NULL,
  deck_id INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (ruleset_id, deck_id),
  CONSTRAINT uq_Deck_name UNIQUE (ruleset_id, name),
  CONSTRAINT fk_Deck_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'A deck of cards of a board.';

CREATE TABLE IF NOT EXISTS Card (
  ruleset_id INT NOT NULL,
  card_id INT NOT NULL,
  deck_id INT NOT NULL,
  text VARCHAR(200) NOT NULL,
  effect VARCHAR(20) NOT NULL,
  amount INT NOT NULL COMMENT 'As the effect says.',
  PRIMARY KEY (ruleset_id, card_id),
  KEY k_Card_deck (ruleset_id, deck_id),
  CONSTRAINT fk_Card_deck FOREIGN KEY (ruleset_id, deck_id) REFERENCES Deck (ruleset_id, deck_id),
  CONSTRAINT fk_Card_effect FOREIGN KEY (effect) REFERENCES Effect (effect)
) COMMENT 'A card of a deck.';

CREATE TABLE IF NOT EXISTS Bonus (
  ruleset_id INT NOT NULL,
  bid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  description VARCHAR(100),
  location INT NOT NULL,
  effect VARCHAR(20) NOT NULL,
  amount INT NOT NULL COMMENT 'As the effect says: money, tiles, a location or a deck.',
  PRIMARY KEY (ruleset_id, bid),
  CONSTRAINT uq_Bonus_location UNIQUE (ruleset_id, location),
  CONSTRAINT fk_Bonus_location FOREIGN KEY (ruleset_id, location)
    REFERENCES Location (ruleset_id, lid),
  CONSTRAINT fk_Bonus_effect FOREIGN KEY (effect) REFERENCES Effect (effect)
) COMMENT 'A tile that does something to whoever lands on it.';

CREATE TABLE IF NOT EXISTS Tile (
  ruleset_id INT NOT NULL,
  location INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  prid INT COMMENT 'NULL: a bonus.',
  cost INT,
  colour INT,
  rent_by ENUM('cost', 'level', 'house', 'owned', 'dice'),
  effect VARCHAR(20) COMMENT 'NULL: a property.',
  amount INT,
  PRIMARY KEY (ruleset_id, location),
  KEY k_Tile_colour (ruleset_id, colour),
  CONSTRAINT uq_Tile_prid UNIQUE (ruleset_id, prid),
  CONSTRAINT fk_Tile_location FOREIGN KEY (ruleset_id, location)
    REFERENCES Location (ruleset_id, lid),
  CONSTRAINT ck_Tile_kind CHECK ((prid IS NULL) <> (effect IS NULL))
) COMMENT 'What a landing reads of Location, Property and Bonus, in one row. lay_tiles makes it.';

CREATE TABLE IF NOT EXISTS StatusLabel (
  ruleset_id INT NOT NULL,
  status INT NOT NULL,
  label VARCHAR(20) NOT NULL,
  PRIMARY KEY (ruleset_id, status),
  CONSTRAINT fk_StatusLabel_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT fk_StatusLabel_status FOREIGN KEY (status) REFERENCES Status (status)
) COMMENT 'What an edition calls the status of a player.';

CREATE TABLE IF NOT EXISTS Wording (
  ruleset_id INT NOT NULL,
  kind VARCHAR(20) NOT NULL,
  sentence VARCHAR(200) NOT NULL COMMENT 'As in EventKind.',
  PRIMARY KEY (ruleset_id, kind),
  CONSTRAINT fk_Wording_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT fk_Wording_kind FOREIGN KEY (kind) REFERENCES EventKind (kind)
) COMMENT 'How an edition tells an event, where it tells it in words of its own.';

CREATE TABLE IF NOT EXISTS Choice (
  ruleset_id INT NOT NULL,
  position INT NOT NULL COMMENT 'The order in which choices are offered.',
  action VARCHAR(20) NOT NULL COMMENT 'As in Action, or something to look at.',
  code VARCHAR(4) NOT NULL COMMENT 'What a player types.',
  label VARCHAR(60) NOT NULL,
  PRIMARY KEY (ruleset_id, action),
  CONSTRAINT uq_Choice_code UNIQUE (ruleset_id, code),
  CONSTRAINT fk_Choice_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'How an edition calls what a player may choose.';

CREATE TABLE IF NOT EXISTS OpeningPlayer (
  ruleset_id INT NOT NULL,
  turn INT NOT NULL,
  pid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  token INT COMMENT 'NULL: none.',
  bank_balance INT NOT NULL,
  location INT NOT NULL,
  PRIMARY KEY (ruleset_id, turn),
  CONSTRAINT uq_OpeningPlayer_pid UNIQUE (ruleset_id, pid),
  CONSTRAINT fk_OpeningPlayer_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT fk_OpeningPlayer_token FOREIGN KEY (token) REFERENCES Token (tid),
  CONSTRAINT fk_OpeningPlayer_location FOREIGN KEY (ruleset_id, location)
    REFERENCES Location (ruleset_id, lid),
  CONSTRAINT ck_OpeningPlayer_turn CHECK (turn >= 0),
  CONSTRAINT ck_OpeningPlayer_pid CHECK (pid >= 0),
  CONSTRAINT ck_OpeningPlayer_bank_balance CHECK (bank_balance >= 0)
) COMMENT 'A seat in the opening position of an edition.';

CREATE TABLE IF NOT EXISTS OpeningDeed (
  ruleset_id INT NOT NULL,
  prid INT NOT NULL,
  p_owner INT NOT NULL,
  cost_factor INT NOT NULL DEFAULT 1,
  PRIMARY KEY (ruleset_id, prid),
  CONSTRAINT fk_OpeningDeed_property FOREIGN KEY (ruleset_id, prid)
    REFERENCES Property (ruleset_id, prid),
  CONSTRAINT fk_OpeningDeed_owner FOREIGN KEY (ruleset_id, p_owner)
    REFERENCES OpeningPlayer (ruleset_id, pid),
  CONSTRAINT ck_OpeningDeed_cost_factor CHECK (cost_factor >= 1)
) COMMENT 'A property that is owned in the opening position of an edition.';

CREATE TABLE IF NOT EXISTS NumberList (
  list_id INT NOT NULL AUTO_INCREMENT,
  name VARCHAR(60) NOT NULL,
  length INT NOT NULL COMMENT 'How many numbers it has.',
  PRIMARY KEY (list_id),
  CONSTRAINT uq_NumberList_name UNIQUE (name),
  CONSTRAINT ck_NumberList_length CHECK (length >= 0)
) COMMENT 'A list of random numbers that dice can be taken from.';

CREATE TABLE IF NOT EXISTS ListedNumber (
  list_id INT NOT NULL,
  position INT NOT NULL COMMENT 'Counts from 1.',
  value INT NOT NULL,
  PRIMARY KEY (list_id, position),
  CONSTRAINT fk_ListedNumber_list FOREIGN KEY (list_id) REFERENCES NumberList (list_id),
  CONSTRAINT ck_ListedNumber_position CHECK (position >= 1),
  CONSTRAINT ck_ListedNumber_value CHECK (value BETWEEN 0 AND 1000)
) COMMENT 'A number of a list.';
