-- What the amount of an action is, and its bounds. Every statement can run again after an
-- interrupted migration.

ALTER TABLE Action
  ADD COLUMN amount_name VARCHAR(20)
    COMMENT 'What the amount of Gamemanager is here, e.g. bid; NULL: it takes none.',
  ADD COLUMN amount_minimum INT COMMENT 'The least amount.',
  ADD COLUMN amount_maximum INT COMMENT 'The greatest amount.';
