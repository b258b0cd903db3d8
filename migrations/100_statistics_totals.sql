-- Totals of the games that are over, so that the statistics of an edition do not read the ledgers
-- of all its games. Every statement can run again after an interrupted migration.

ALTER TABLE Game
  ADD COLUMN is_counted BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the totals contain it: it is over, and the event has counted it.',
  ADD KEY ix_Game_is_counted (is_counted);

CREATE TABLE IF NOT EXISTS TileTotal (
  ruleset_id INT NOT NULL,
  location INT NOT NULL COMMENT 'The tile.',
  landings INT NOT NULL COMMENT 'How often a roll ended there, as in landingsView.',
  rents INT NOT NULL COMMENT 'How often rent was paid for it.',
  paid BIGINT NOT NULL COMMENT 'The rent that was paid for it.',
  PRIMARY KEY (ruleset_id, location),
  CONSTRAINT fk_TileTotal_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'What happened on a tile in all games with these rules that are over and counted.';

CREATE TABLE IF NOT EXISTS LineupTotal (
  ruleset_id INT NOT NULL,
  digest BINARY(32) NOT NULL COMMENT 'SHA-256 of the line-up.',
  lineup JSON NOT NULL COMMENT 'By turn, from 0: the character, null for a person, and the win.',
  games INT NOT NULL COMMENT 'How many games had it.',
  PRIMARY KEY (ruleset_id, digest),
  CONSTRAINT fk_LineupTotal_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'How often the same seats won against the same others, in games that are counted.';

CREATE TABLE IF NOT EXISTS LengthTotal (
  ruleset_id INT NOT NULL,
  unit ENUM ('moves', 'rounds') NOT NULL,
  length INT NOT NULL,
  games INT NOT NULL COMMENT 'How many games took so many.',
  PRIMARY KEY (ruleset_id, unit, length),
  CONSTRAINT fk_LengthTotal_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'The lengths of games that are counted.';
