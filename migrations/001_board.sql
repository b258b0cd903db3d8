-- What is shared by all games: boards, rulesets and opening positions.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Token (
  tid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (tid),
  CONSTRAINT uq_Token_name UNIQUE (name)
) COMMENT 'The pieces that players move.';

CREATE TABLE IF NOT EXISTS Board (
  board_id INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  tile_count INT NOT NULL COMMENT 'Locations are numbered 0 to tile_count - 1.',
  salary INT NOT NULL COMMENT 'Paid for passing or reaching location 0.',
  PRIMARY KEY (board_id),
  CONSTRAINT uq_Board_name UNIQUE (name),
  CONSTRAINT ck_Board_tile_count CHECK (tile_count BETWEEN 2 AND 1000),
  CONSTRAINT ck_Board_salary CHECK (salary >= 0)
) COMMENT 'A board; its tiles are rows of Location.';

CREATE TABLE IF NOT EXISTS Location (
  board_id INT NOT NULL,
  lid INT NOT NULL,
  type INT NOT NULL COMMENT '0: bonus, 1: property.',
  PRIMARY KEY (board_id, lid),
  CONSTRAINT fk_Location_board FOREIGN KEY (board_id) REFERENCES Board (board_id),
  CONSTRAINT ck_Location_lid CHECK (lid >= 0),
  CONSTRAINT ck_Location_type CHECK (type IN (0, 1))
) COMMENT 'A tile of a board.';

CREATE TABLE IF NOT EXISTS Colours (
  board_id INT NOT NULL,
  cid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (board_id, cid),
  CONSTRAINT uq_Colours_name UNIQUE (board_id, name),
  CONSTRAINT fk_Colours_board FOREIGN KEY (board_id) REFERENCES Board (board_id)
) COMMENT 'A set of properties.';

CREATE TABLE IF NOT EXISTS Property (
  board_id INT NOT NULL,
  prid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  cost INT NOT NULL DEFAULT 0 COMMENT 'Printed price, and printed rent.',
  colour INT NOT NULL,
  location INT NOT NULL,
  PRIMARY KEY (board_id, prid),
  CONSTRAINT uq_Property_name UNIQUE (board_id, name),
  CONSTRAINT uq_Property_location UNIQUE (board_id, location),
  CONSTRAINT fk_Property_colour FOREIGN KEY (board_id, colour) REFERENCES Colours (board_id, cid),
  CONSTRAINT fk_Property_location FOREIGN KEY (board_id, location)
    REFERENCES Location (board_id, lid),
  CONSTRAINT ck_Property_cost CHECK (cost BETWEEN 0 AND 1000000)
) COMMENT 'A tile that can be owned.';

CREATE TABLE IF NOT EXISTS Bonus (
  board_id INT NOT NULL,
  bid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  description VARCHAR(100),
  location INT NOT NULL,
  effect ENUM('none', 'collect', 'pay', 'pay_each', 'move_by', 'go_to_jail') NOT NULL,
  amount INT NOT NULL DEFAULT 0
    COMMENT 'Money; for move_by tiles; for go_to_jail the location of the jail.',
  PRIMARY KEY (board_id, bid),
  CONSTRAINT uq_Bonus_name UNIQUE (board_id, name),
  CONSTRAINT uq_Bonus_location UNIQUE (board_id, location),
  CONSTRAINT fk_Bonus_location FOREIGN KEY (board_id, location)
    REFERENCES Location (board_id, lid),
  CONSTRAINT ck_Bonus_amount CHECK (
    (effect = 'none' AND amount = 0)
    OR (effect = 'go_to_jail' AND amount >= 0)
    OR (effect NOT IN ('none', 'go_to_jail') AND amount BETWEEN 1 AND 1000000))
) COMMENT 'A tile that does something to whoever lands on it.';

CREATE TABLE IF NOT EXISTS Ruleset (
  ruleset_id INT NOT NULL,
  edition VARCHAR(40) NOT NULL COMMENT 'The name it is chosen by.',
  board_id INT NOT NULL COMMENT 'The board it is played on.',
  min_players INT NOT NULL,
  max_players INT NOT NULL,
  dice_sides INT NOT NULL,
  extra_roll_dice INT
    COMMENT 'A roll that moves without a landing effect and is followed by another; NULL: none.',
  jail_exit_dice INT NOT NULL COMMENT 'The roll that frees from jail; it does not move.',
  set_bonus_factor INT NOT NULL
    COMMENT 'What the costs of a colour are multiplied by each time a buyer completes it.',
  PRIMARY KEY (ruleset_id),
  CONSTRAINT uq_Ruleset_edition UNIQUE (edition),
  CONSTRAINT fk_Ruleset_board FOREIGN KEY (board_id) REFERENCES Board (board_id),
  CONSTRAINT ck_Ruleset_players CHECK (min_players >= 2 AND max_players >= min_players),
  CONSTRAINT ck_Ruleset_dice_sides CHECK (dice_sides BETWEEN 2 AND 100),
  CONSTRAINT ck_Ruleset_extra_roll_dice CHECK (extra_roll_dice BETWEEN 1 AND dice_sides),
  CONSTRAINT ck_Ruleset_jail_exit_dice CHECK (jail_exit_dice BETWEEN 1 AND dice_sides),
  CONSTRAINT ck_Ruleset_set_bonus_factor CHECK (set_bonus_factor BETWEEN 1 AND 10)
) COMMENT 'The parameters of an edition.';

CREATE TABLE IF NOT EXISTS StatusLabel (
  ruleset_id INT NOT NULL,
  status INT NOT NULL COMMENT 'As in Turns.',
  label VARCHAR(20) NOT NULL,
  PRIMARY KEY (ruleset_id, status),
  CONSTRAINT fk_StatusLabel_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT ck_StatusLabel_status CHECK (status BETWEEN 0 AND 3)
) COMMENT 'What an edition calls the status of a player.';

CREATE TABLE IF NOT EXISTS OpeningPlayer (
  ruleset_id INT NOT NULL,
  turn INT NOT NULL,
  pid INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  token INT NOT NULL,
  bank_balance INT NOT NULL,
  location INT NOT NULL,
  PRIMARY KEY (ruleset_id, turn),
  CONSTRAINT uq_OpeningPlayer_pid UNIQUE (ruleset_id, pid),
  CONSTRAINT fk_OpeningPlayer_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id),
  CONSTRAINT fk_OpeningPlayer_token FOREIGN KEY (token) REFERENCES Token (tid),
  CONSTRAINT ck_OpeningPlayer_turn CHECK (turn >= 0),
  CONSTRAINT ck_OpeningPlayer_pid CHECK (pid >= 0),
  CONSTRAINT ck_OpeningPlayer_bank_balance CHECK (bank_balance >= 0)
) COMMENT 'A seat in the opening position of an edition.';

CREATE TABLE IF NOT EXISTS OpeningDeed (
  ruleset_id INT NOT NULL,
  board_id INT NOT NULL,
  prid INT NOT NULL,
  p_owner INT NOT NULL,
  cost_factor INT NOT NULL DEFAULT 1,
  PRIMARY KEY (ruleset_id, prid),
  CONSTRAINT fk_OpeningDeed_property FOREIGN KEY (board_id, prid)
    REFERENCES Property (board_id, prid),
  CONSTRAINT fk_OpeningDeed_owner FOREIGN KEY (ruleset_id, p_owner)
    REFERENCES OpeningPlayer (ruleset_id, pid),
  CONSTRAINT ck_OpeningDeed_cost_factor CHECK (cost_factor >= 1)
) COMMENT 'A property that is owned in the opening position of an edition.';
