-- The rules and boards of editions whose players decide: what they may do, rents, decks of cards,
-- lists of random numbers. A column that is there already, after an interrupted migration, is
-- passed by: the statement that adds it is whole or not at all.

ALTER TABLE Board
  ADD COLUMN first_location INT NOT NULL DEFAULT 0
    COMMENT 'Where the locations begin: they are numbered from here, tile_count of them.',
  ADD COLUMN jail_location INT COMMENT 'Where a player is put who rolls too many doubles.',
  ADD CONSTRAINT ck_Board_first_location CHECK (first_location BETWEEN 0 AND 1000),
  ADD CONSTRAINT ck_Board_jail_location CHECK (
    jail_location BETWEEN first_location AND first_location + tile_count - 1);

ALTER TABLE Property
  ADD COLUMN rent_by ENUM('cost', 'level', 'house', 'owned', 'dice') NOT NULL DEFAULT 'cost'
    COMMENT 'What the rent depends on: the cost; Rent by buildings; Rent 1 a house and Rent 2 for a
      hotel; Rent by how many of the set the owner has; the same, times a roll of the dice.',
  ADD COLUMN house_cost INT COMMENT 'NULL: nothing can be built here.',
  ADD COLUMN hotel_cost INT COMMENT 'What the hotel costs that replaces the houses; NULL: none.',
  ADD CONSTRAINT ck_Property_house_cost CHECK (house_cost BETWEEN 0 AND 1000000),
  ADD CONSTRAINT ck_Property_hotel_cost CHECK (hotel_cost BETWEEN 0 AND 1000000);

CREATE TABLE IF NOT EXISTS Rent (
  board_id INT NOT NULL,
  prid INT NOT NULL,
  level INT NOT NULL COMMENT 'As rent_by of the property says.',
  amount INT NOT NULL COMMENT 'Money; for rent_by dice what the roll is multiplied by.',
  PRIMARY KEY (board_id, prid, level),
  CONSTRAINT fk_Rent_property FOREIGN KEY (board_id, prid) REFERENCES Property (board_id, prid),
  CONSTRAINT ck_Rent_level CHECK (level BETWEEN 0 AND 1000),
  CONSTRAINT ck_Rent_amount CHECK (amount BETWEEN 0 AND 1000000)
) COMMENT 'What a property that is not rented by its cost brings in.';

CREATE TABLE IF NOT EXISTS Deck (
  board_id INT NOT NULL,
  deck_id INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (board_id, deck_id),
  CONSTRAINT uq_Deck_name UNIQUE (board_id, name),
  CONSTRAINT fk_Deck_board FOREIGN KEY (board_id) REFERENCES Board (board_id)
) COMMENT 'A deck of cards of a board.';

-- A bonus that several tiles share has one name on all of them.
ALTER TABLE Bonus
  DROP INDEX uq_Bonus_name;

ALTER TABLE Bonus
  DROP CHECK ck_Bonus_amount;

ALTER TABLE Bonus
  MODIFY COLUMN effect ENUM(
    'none', 'collect', 'pay', 'pay_each', 'move_by', 'go_to_jail', 'collect_each',
    'pay_per_building', 'move_to', 'jail_card', 'draw', 'take_pot', 'teleport') NOT NULL,
  MODIFY COLUMN amount INT NOT NULL DEFAULT 0
    COMMENT 'Money; for move_by tiles, backwards when negative; for move_to, teleport and go_to_jail
      a location; for draw a deck.',
  ADD CONSTRAINT ck_Bonus_effect_amount CHECK (
    (effect IN ('none', 'jail_card', 'take_pot') AND amount = 0)
    OR (effect = 'move_by' AND amount <> 0 AND amount BETWEEN -1000 AND 1000)
    OR (effect IN ('go_to_jail', 'move_to', 'teleport', 'draw') AND amount BETWEEN 0 AND 2000)
    OR (effect IN ('collect', 'pay', 'pay_each', 'collect_each', 'pay_per_building')
      AND amount BETWEEN 1 AND 1000000));

CREATE TABLE IF NOT EXISTS Card (
  board_id INT NOT NULL,
  card_id INT NOT NULL,
  deck_id INT NOT NULL,
  text VARCHAR(200) NOT NULL,
  effect ENUM(
    'none', 'collect', 'pay', 'pay_each', 'move_by', 'go_to_jail', 'collect_each',
    'pay_per_building', 'move_to', 'jail_card', 'take_pot', 'teleport') NOT NULL,
  amount INT NOT NULL DEFAULT 0 COMMENT 'As in Bonus.',
  PRIMARY KEY (board_id, card_id),
  CONSTRAINT fk_Card_deck FOREIGN KEY (board_id, deck_id) REFERENCES Deck (board_id, deck_id),
  CONSTRAINT ck_Card_effect_amount CHECK (
    (effect IN ('none', 'jail_card', 'take_pot') AND amount = 0)
    OR (effect = 'move_by' AND amount <> 0 AND amount BETWEEN -1000 AND 1000)
    OR (effect IN ('go_to_jail', 'move_to', 'teleport') AND amount BETWEEN 0 AND 2000)
    OR (effect IN ('collect', 'pay', 'pay_each', 'collect_each', 'pay_per_building')
      AND amount BETWEEN 1 AND 1000000))
) COMMENT 'A card; what it does is said as for a bonus.';

ALTER TABLE Ruleset
  DROP CHECK ck_Ruleset_set_bonus_factor;

ALTER TABLE Ruleset
  MODIFY COLUMN jail_exit_dice INT
    COMMENT 'The roll that frees from jail and does not move; NULL: doubles, which move.',
  MODIFY COLUMN set_bonus_factor INT NOT NULL
    COMMENT 'What the rent of a whole colour is multiplied by, as set_bonus_sticks says.',
  ADD COLUMN has_decisions BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether players choose what to do, or everything follows from the dice.',
  ADD COLUMN starting_cash INT NOT NULL DEFAULT 0
    COMMENT 'What everybody begins with in an edition without opening position.',
  ADD COLUMN player_number_from INT NOT NULL DEFAULT 1
    COMMENT 'The number in the name of the first player who is not named.',
  ADD COLUMN player_order ENUM('seat', 'rolled') NOT NULL DEFAULT 'seat'
    COMMENT 'Who begins: who is named first, or who rolls highest.',
  ADD COLUMN dice_count INT NOT NULL DEFAULT 1,
  ADD COLUMN doubles_roll_again BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether who rolls doubles goes again.',
  ADD COLUMN doubles_to_jail INT COMMENT 'How many doubles in a row lead to jail; NULL: none do.',
  ADD COLUMN set_bonus_sticks BOOLEAN NOT NULL DEFAULT TRUE
    COMMENT 'Whether the costs stay raised once a colour was complete, or the rent of what has no
      buildings is raised while one player owns the colour.',
  ADD COLUMN salary_factor_on_go INT NOT NULL DEFAULT 1
    COMMENT 'What the salary is multiplied by for coming to rest on the first location.',
  ADD COLUMN purchase ENUM('forced', 'offered', 'offered_if_affordable') NOT NULL DEFAULT 'forced'
    COMMENT 'How an unowned property changes hands.',
  ADD COLUMN auction ENUM('none', 'declined', 'unsold') NOT NULL DEFAULT 'none'
    COMMENT 'What is auctioned: nothing, what was declined, also what could not be afforded.',
  ADD COLUMN first_bid_percent INT NOT NULL DEFAULT 0 COMMENT 'The least first bid, of the price.',
  ADD COLUMN raise_percent INT NOT NULL DEFAULT 0
    COMMENT 'What every further bid adds at least, of the least first bid; at least 1.',
  ADD COLUMN turn_end ENUM('automatic', 'declared') NOT NULL DEFAULT 'automatic'
    COMMENT 'Whether the turn ends by itself, or with end_turn.',
  ADD COLUMN insolvency ENUM('bank_pays', 'creditor_takes', 'debt') NOT NULL DEFAULT 'bank_pays'
    COMMENT 'Who cannot pay is out and the bank pays for him, is out and leaves all to the
      creditor, or may first raise the money.',
  ADD COLUMN jail_fine INT COMMENT 'What buys a player out of jail; NULL: nothing does.',
  ADD COLUMN jail_turns INT
    COMMENT 'After how many turns in jail a player is free; NULL: no number.',
  ADD COLUMN jail_wait BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'Whether one may wait in jail.',
  ADD COLUMN jail_last_roll ENUM('stays', 'pays_and_moves') NOT NULL DEFAULT 'stays'
    COMMENT 'What the roll does that does not free in the last turn in jail.',
  ADD COLUMN max_houses INT NOT NULL DEFAULT 0 COMMENT '0: nothing is built.',
  ADD COLUMN has_hotels BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether a hotel can replace max_houses houses.',
  ADD COLUMN build_evenly BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the buildings of a colour may differ by one at most.',
  ADD COLUMN sell_percent INT COMMENT 'Paid back for a building, of its cost; NULL: none is sold.',
  ADD COLUMN mortgage_percent INT COMMENT 'Paid for a mortgage, of the price; NULL: no mortgages.',
  ADD COLUMN redeem_fee INT NOT NULL DEFAULT 0
    COMMENT 'What redeeming costs beyond the mortgage, in hundredths of a percent of it.',
  ADD COLUMN mortgage_unit ENUM('property', 'set') NOT NULL DEFAULT 'set'
    COMMENT 'What must be free of buildings for a mortgage, and of mortgages for a building.',
  ADD COLUMN trade ENUM('none', 'exchange', 'free') NOT NULL DEFAULT 'none'
    COMMENT 'exchange: both sides give something, money and cards on one side only.',
  ADD COLUMN cards_go_to_creditor BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the cards of who drops out go to his creditor, or back under their deck.',
  ADD COLUMN has_pot BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether what is paid to the bank collects for who lands on take_pot.',
  ADD COLUMN turn_limit INT COMMENT 'How many turns a game lasts at most; NULL: no limit.',
  ADD COLUMN players_left_to_end INT NOT NULL DEFAULT 1
    COMMENT 'The game is over when no more than these are left.',
  ADD COLUMN winner ENUM('last', 'net_worth') NOT NULL DEFAULT 'last'
    COMMENT 'Who wins: the last one left, or everybody with the highest net worth.',
  ADD COLUMN can_end BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether a player may end the game for all, without a winner.',
  ADD CONSTRAINT ck_Ruleset_set_bonus CHECK (set_bonus_factor BETWEEN 0 AND 1000),
  ADD CONSTRAINT ck_Ruleset_starting_cash CHECK (starting_cash BETWEEN 0 AND 10000000),
  ADD CONSTRAINT ck_Ruleset_player_number_from CHECK (player_number_from IN (0, 1)),
  ADD CONSTRAINT ck_Ruleset_dice_count CHECK (dice_count IN (1, 2)),
  ADD CONSTRAINT ck_Ruleset_doubles CHECK (
    dice_count = 2 OR (NOT doubles_roll_again AND doubles_to_jail IS NULL)),
  ADD CONSTRAINT ck_Ruleset_doubles_to_jail CHECK (
    doubles_to_jail IS NULL OR (doubles_to_jail BETWEEN 2 AND 10 AND doubles_roll_again)),
  ADD CONSTRAINT ck_Ruleset_dice_exits CHECK (
    NOT has_decisions OR (extra_roll_dice IS NULL AND jail_exit_dice IS NULL)),
  ADD CONSTRAINT ck_Ruleset_without_decisions CHECK (
    has_decisions OR (
      dice_count = 1 AND jail_exit_dice IS NOT NULL AND purchase = 'forced'
      AND insolvency = 'bank_pays' AND set_bonus_sticks AND turn_end = 'automatic'
      AND winner = 'last' AND players_left_to_end = 1 AND turn_limit IS NULL AND NOT has_pot)),
  ADD CONSTRAINT ck_Ruleset_with_decisions CHECK (
    NOT has_decisions OR (
      purchase <> 'forced' AND insolvency <> 'bank_pays' AND NOT set_bonus_sticks)),
  ADD CONSTRAINT ck_Ruleset_winner CHECK (
    winner = 'net_worth' OR (turn_limit IS NULL AND players_left_to_end = 1)),
  ADD CONSTRAINT ck_Ruleset_salary_factor_on_go CHECK (salary_factor_on_go BETWEEN 0 AND 1000),
  ADD CONSTRAINT ck_Ruleset_bids CHECK (
    first_bid_percent BETWEEN 0 AND 100 AND raise_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT ck_Ruleset_jail_fine CHECK (jail_fine BETWEEN 0 AND 1000000),
  ADD CONSTRAINT ck_Ruleset_jail_turns CHECK (jail_turns BETWEEN 1 AND 100),
  ADD CONSTRAINT ck_Ruleset_max_houses CHECK (max_houses BETWEEN 0 AND 100),
  ADD CONSTRAINT ck_Ruleset_sell_percent CHECK (sell_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT ck_Ruleset_mortgage_percent CHECK (mortgage_percent BETWEEN 1 AND 100),
  ADD CONSTRAINT ck_Ruleset_redeem_fee CHECK (redeem_fee BETWEEN 0 AND 10000),
  ADD CONSTRAINT ck_Ruleset_turn_limit CHECK (turn_limit BETWEEN 1 AND 1000000000),
  ADD CONSTRAINT ck_Ruleset_players_left_to_end CHECK (players_left_to_end BETWEEN 0 AND 1000);

CREATE TABLE IF NOT EXISTS Choice (
  ruleset_id INT NOT NULL,
  position INT NOT NULL COMMENT 'The order in which choices are offered.',
  action VARCHAR(20) NOT NULL COMMENT 'As in Gamemanager, or something to look at.',
  code VARCHAR(4) NOT NULL COMMENT 'What a player types.',
  label VARCHAR(60) NOT NULL,
  PRIMARY KEY (ruleset_id, action),
  CONSTRAINT uq_Choice_code UNIQUE (ruleset_id, code),
  CONSTRAINT fk_Choice_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'How an edition calls what a player may choose.';

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
