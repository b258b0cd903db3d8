-- A comment of a column is one line: clients show it in a table.
-- MODIFY says the rest of the column as it was.
-- Every statement can run again after an interrupted migration.
ALTER TABLE Action
  MODIFY COLUMN sentence VARCHAR(200) NOT NULL
    COMMENT 'What follows the name of the player; may use {property}, {price}, {partner}, {range}.';

ALTER TABLE DeckCard
  MODIFY COLUMN place BIGINT NOT NULL
    COMMENT 'The order in a deck, or among the cards of a player: the lowest is on top, or first.';

ALTER TABLE Deed
  MODIFY COLUMN redeem_by_round INT
    COMMENT 'The last round in which a new owner pays no further fee to redeem; NULL: no limit.';

ALTER TABLE Edition
  MODIFY COLUMN copied_from VARCHAR(40)
    COMMENT 'The edition or board that this board is a copy of; NULL: it is an edition.';

ALTER TABLE Effect
  MODIFY COLUMN amount_is ENUM('nothing', 'money', 'tiles', 'location', 'deck', 'kind') NOT NULL
    COMMENT 'What the amount means; kind: a location, for all tiles of its colour or its name.';

ALTER TABLE EventKind
  MODIFY COLUMN sentence VARCHAR(200) NOT NULL
    COMMENT 'The sentence, unless the edition has its own; {player}, {amount} etc. are filled in.';

ALTER TABLE Game
  MODIFY COLUMN players JSON
    COMMENT 'The players as given: names, or objects; NULL or characters for an opening position.';

ALTER TABLE Gamemanager
  MODIFY COLUMN token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'A name to find the move by again (MoveToken); one that is too long is refused.',
  MODIFY COLUMN action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci
    NOT NULL DEFAULT 'roll'
    COMMENT 'What the player does: one of Action; roll, unless it is given.',
  MODIFY COLUMN terms VARCHAR(2000)
    COMMENT 'A trade or a source of dice in JSON; a text, so that errors in it have names.',
  MODIFY COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'The account that moved, in games with seats, bots or a clock; NULL there: a bot.';

ALTER TABLE Phase
  MODIFY COLUMN actor ENUM('turn', 'debtor', 'partner', 'bidder') NOT NULL
    COMMENT 'Who acts: the player on turn, the first debtor, the partner of a trade, any bidder.';

ALTER TABLE Property
  MODIFY COLUMN rent_by ENUM('cost', 'level', 'house', 'owned', 'dice') NOT NULL
    COMMENT 'What rent depends on: cost, buildings, deeds of the set, or these times the dice.';

ALTER TABLE Rule
  MODIFY COLUMN topic VARCHAR(20) NOT NULL
    COMMENT 'What it is about. Documents have board rules under board, all others under rules.';

ALTER TABLE Ruleset
  MODIFY COLUMN player_order ENUM('seat', 'rolled', 'rolled_off') NOT NULL
    COMMENT 'Who begins: the first seat, or the highest roll; rolled_off: ties are rolled again.',
  MODIFY COLUMN set_bonus_sticks BOOLEAN NOT NULL
    COMMENT 'Whether a completed set raises prices and rents for good, or rents while owned.',
  MODIFY COLUMN insolvency ENUM('bank_pays', 'creditor_takes', 'debt') NOT NULL
    COMMENT 'A debtor without money is out (bank pays, creditor takes all) or raises it first.';
