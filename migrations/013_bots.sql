-- Seats that a character plays, and no person. Every statement can run again after an interrupted
-- migration: what is there already is passed by.

CREATE TABLE IF NOT EXISTS BotCharacter (
  character_id INT NOT NULL,
  name VARCHAR(40) NOT NULL,
  description VARCHAR(200) NOT NULL COMMENT 'How he plays, in a sentence.',
  buying_reserve INT NOT NULL
    COMMENT 'What he keeps when he buys or bids, in percent of the cash that players begin with.',
  building_reserve INT NOT NULL
    COMMENT 'What he keeps when he builds or redeems, in percent of the same.',
  fresh_worth INT NOT NULL
    COMMENT 'What the first of a colour is worth to him, in percent of its price, as what follows.',
  further_worth INT NOT NULL COMMENT 'What each of the colour that he has adds to that.',
  last_worth INT NOT NULL COMMENT 'What is worth to him the one that completes his colour.',
  rival_worth INT NOT NULL COMMENT 'One that would complete the colour of somebody else.',
  spoilt_worth INT NOT NULL COMMENT 'One of a colour that others have some of.',
  least_worth INT NOT NULL COMMENT 'What a property must be worth to him that he pays its price.',
  bid_step INT NOT NULL
    COMMENT 'How much more he bids than he must, in percent of the price.',
  building_chance INT NOT NULL
    COMMENT 'How often he builds when he can, in percent of the times that he thinks of it.',
  leaving_chance INT NOT NULL
    COMMENT 'How often he gets out of jail as soon as he can, while much is unsold; in percent.',
  mortgages_for_sets BOOLEAN NOT NULL COMMENT 'Whether he mortgages to complete a colour.',
  trade_margin INT NOT NULL
    COMMENT 'What he wants to gain by a trade, in percent of what he gives.',
  PRIMARY KEY (character_id),
  CONSTRAINT uq_BotCharacter_name UNIQUE (name),
  CONSTRAINT ck_BotCharacter_reserves CHECK (
    buying_reserve BETWEEN 0 AND 1000 AND building_reserve BETWEEN 0 AND 1000),
  CONSTRAINT ck_BotCharacter_worths CHECK (
    fresh_worth BETWEEN 0 AND 1000 AND further_worth BETWEEN 0 AND 1000
    AND last_worth BETWEEN 0 AND 1000 AND rival_worth BETWEEN 0 AND 1000
    AND spoilt_worth BETWEEN 0 AND 1000 AND least_worth BETWEEN 0 AND 1000),
  CONSTRAINT ck_BotCharacter_bid_step CHECK (bid_step BETWEEN 1 AND 100),
  CONSTRAINT ck_BotCharacter_chances CHECK (
    building_chance BETWEEN 1 AND 100 AND leaving_chance BETWEEN 0 AND 100),
  CONSTRAINT ck_BotCharacter_trade_margin CHECK (trade_margin BETWEEN 0 AND 1000)
) COMMENT 'How somebody plays who is no person: weights, which the routines of bots go by.';

ALTER TABLE Player
  ADD COLUMN character_id INT COMMENT 'The character that plays the seat; NULL: a person.';

ALTER TABLE Player
  ADD CONSTRAINT fk_Player_character FOREIGN KEY (character_id)
    REFERENCES BotCharacter (character_id);

ALTER TABLE Game
  MODIFY players JSON
    COMMENT 'Who plays, as it was said when it was made: for a named player his name, or an object
      with name, character and token; for an opening position NULL, or the characters that play
      seats of it, by the names of the players.';

CREATE TABLE IF NOT EXISTS BotGame (
  game_id INT NOT NULL,
  PRIMARY KEY (game_id),
  CONSTRAINT fk_BotGame_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'The games with seats of characters, as far as they are not known to be over.';

ALTER TABLE Deployment
  ADD COLUMN has_event BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether an event of the scheduler of MySQL lets characters play.';
