-- Starting cash that follows the salary of a board. Every statement can run again after an
-- interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN cash_follows_salary BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether starting_cash was changed in proportion to the salary of the board.';
