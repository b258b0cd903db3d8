-- Bots do not mortgage a property and lift the mortgage within a round. Every statement can run
-- again after an interrupted migration.

ALTER TABLE Deed
  ADD COLUMN rests_until_round INT
    COMMENT 'The last round in which bots leave its mortgage as it is; NULL: none.';
