-- Tiles that pay, or charge, players who pass them. Every statement can run again after an
-- interrupted migration.

ALTER TABLE Bonus
  ADD COLUMN passing INT
    COMMENT 'What the bank pays for passing or landing; below 0: the player pays; NULL: nothing.';

ALTER TABLE Tile
  ADD COLUMN passing INT COMMENT 'As in Bonus.';

ALTER TABLE Ruleset
  ADD COLUMN has_passing BOOLEAN GENERATED ALWAYS AS (
    JSON_CONTAINS_PATH(
      document, 'one', '$.board.tiles[*].collect_passing', '$.board.tiles[*].pay_passing')) STORED
    NOT NULL COMMENT 'Whether passing a tile other than GO pays or costs something.';
