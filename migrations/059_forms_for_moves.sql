-- Forms and object mappers write DEFAULT for a column that they leave out. The trigger fills these
-- columns: NULL stands for what it finds itself. Comments say first what to type. Clients are told
-- what to try. Every statement can run again after an interrupted migration.

ALTER TABLE Gamemanager
  MODIFY COLUMN game_id INT NOT NULL DEFAULT (NULL)
    COMMENT 'The game; left out, the current one. One of Game.',
  MODIFY COLUMN record_ID DOUBLE NOT NULL DEFAULT (NULL)
    COMMENT 'From 1 in each game; left out, the next. DOUBLE, so that 2.5 is not rounded to 3.',
  MODIFY COLUMN token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'A name that you choose: a move that is sent again with it is not made twice.',
  MODIFY COLUMN player_ID DOUBLE NOT NULL DEFAULT (NULL)
    COMMENT 'The player; left out, whose turn it is. DOUBLE, so that 2.5 is refused.',
  MODIFY COLUMN action VARCHAR(20)
    CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL DEFAULT 'roll'
    COMMENT 'What the player does, one of Action; left out, they roll. movesView lists them.',
  MODIFY COLUMN dice DOUBLE
    COMMENT 'The die, or the first of two; nothing if the server rolls. DOUBLE: 2.5 is refused.',
  MODIFY COLUMN dice2 DOUBLE COMMENT 'The second die of two.',
  MODIFY COLUMN prid DOUBLE
    COMMENT 'The property, by its number in propertiesView; DOUBLE, so that 2.5 is refused.',
  MODIFY COLUMN amount DOUBLE
    COMMENT 'The bid; DOUBLE, so that 2.5 is refused and not rounded to 3.',
  MODIFY COLUMN terms VARCHAR(2000)
    COMMENT 'A trade, or a source of dice, in JSON; a text, so that its errors are named.',
  MODIFY COLUMN round INT NOT NULL DEFAULT (NULL)
    COMMENT 'The round in which the move was made, from 1.',
  MODIFY COLUMN turn INT NOT NULL DEFAULT (NULL) COMMENT 'The seat whose turn it was, from 0.',
  MODIFY COLUMN location INT NOT NULL DEFAULT (NULL) COMMENT 'Where the player stopped.',
  MODIFY COLUMN bank_balance BIGINT NOT NULL DEFAULT (NULL)
    COMMENT 'The balance of the player after the move.';

CREATE TABLE IF NOT EXISTS ClientExample (
  name VARCHAR(64) NOT NULL,
  position INT COMMENT 'Its place among what is needed first; NULL: after all of these.',
  example VARCHAR(200) COMMENT 'A statement to try; NULL: how it is read or called.',
  PRIMARY KEY (name)
) COMMENT = 'Views, procedures and the ledger, as aboutView shows them.';
