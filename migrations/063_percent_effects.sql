-- Tiles and cards that cost a percentage. Every statement can run again after an interrupted
-- migration.

ALTER TABLE Effect
  MODIFY COLUMN amount_is
    ENUM('nothing', 'money', 'tiles', 'location', 'deck', 'kind', 'percent') NOT NULL
    COMMENT 'What the amount is; kind: a location, for all tiles of its colour or name.';
