-- Why bots decide as they do, and advice for people.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS BotReason (
  reason VARCHAR(20) NOT NULL,
  sentence VARCHAR(200) NOT NULL
    COMMENT 'With {property}, {group}, {worth} and {price} where amounts and names belong.',
  PRIMARY KEY (reason)
) COMMENT 'Why a bot decides as it does.';

CREATE TABLE IF NOT EXISTS MoveReason (
  game_id INT NOT NULL,
  record_ID INT NOT NULL,
  reason VARCHAR(20) NOT NULL,
  prid INT COMMENT 'The property {property} of the sentence.',
  worth BIGINT COMMENT 'The amount {worth} of the sentence.',
  price BIGINT COMMENT 'The amount {price} of the sentence.',
  PRIMARY KEY (game_id, record_ID),
  CONSTRAINT fk_MoveReason_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'Why a bot made a move, if it had to decide. Copies of the game do not have it.';

ALTER TABLE BotCharacter
  ADD COLUMN advises BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether advice says what this one would do; true for one of them.';

ALTER TABLE Ruleset
  ADD COLUMN advice BOOLEAN NOT NULL DEFAULT FALSE;
