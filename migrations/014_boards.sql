-- Paces, mortgage values of their own, boards that people make, and saves in slots. Every statement
-- can run again after an interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN price_percent INT NOT NULL DEFAULT 100
    COMMENT 'What prices, and mortgage values, were multiplied by when the ruleset was laid.',
  ADD COLUMN rent_percent INT NOT NULL DEFAULT 100
    COMMENT 'What rents were multiplied by; factors for dice were not.',
  ADD COLUMN building_percent INT NOT NULL DEFAULT 100
    COMMENT 'What the costs of buildings were multiplied by.';

ALTER TABLE Property
  ADD COLUMN mortgage INT
    COMMENT 'What a mortgage pays; NULL: mortgage_percent of the cost.',
  ADD CONSTRAINT ck_Property_mortgage CHECK (mortgage BETWEEN 0 AND 1000000);

ALTER TABLE Game
  ADD COLUMN pace VARCHAR(40) COMMENT 'The pace that was chosen; NULL: none.';

ALTER TABLE Edition
  ADD COLUMN copied_from VARCHAR(40)
    COMMENT 'Of a board that somebody made: the edition or board that it is a copy of; NULL: an
      edition.',
  ADD COLUMN account VARCHAR(80) COLLATE utf8mb4_0900_bin
    COMMENT 'Of a board: who made it, without the host.',
  ADD CONSTRAINT ck_Edition_copied_from CHECK ((copied_from IS NULL) = (account IS NULL));

CREATE TABLE IF NOT EXISTS Setting (
  setting VARCHAR(40) NOT NULL,
  value INT NOT NULL,
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (setting),
  CONSTRAINT ck_Setting_value CHECK (value BETWEEN 0 AND 1000)
) COMMENT 'What the owner may set for all games, by UPDATE.';

INSERT IGNORE INTO Setting (setting, value, meaning) VALUES
  ('save_slots', 5, 'How many slots each account has for its saves.');

CREATE TABLE IF NOT EXISTS SaveSlot (
  game_id INT NOT NULL,
  account VARCHAR(80) COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'Whose it is, without the host.',
  slot INT NOT NULL COMMENT 'Counts from 1.',
  record_ID INT NOT NULL COMMENT 'The last move that is in it.',
  saved_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (game_id, account, slot),
  CONSTRAINT uq_SaveSlot_slot UNIQUE (account, slot),
  CONSTRAINT fk_SaveSlot_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_SaveSlot_slot CHECK (slot BETWEEN 1 AND 1000),
  CONSTRAINT ck_SaveSlot_record_ID CHECK (record_ID >= 0)
) COMMENT 'A point of the ledger of a game in a numbered slot of an account.';
