-- Rents by the roll of the landing, and tiles and cards that change the rent of the next tile.
-- Every statement can run again after an interrupted migration.

ALTER TABLE Bonus
  ADD COLUMN rent_factor INT
    COMMENT 'With move_to_nearest: what the rent there is multiplied by; NULL: nothing.',
  ADD COLUMN roll_factor INT
    COMMENT 'With move_to_nearest: the factor for a roll that replaces the rent; NULL: none.';

ALTER TABLE Tile
  ADD COLUMN rent_factor INT COMMENT 'As in Bonus.',
  ADD COLUMN roll_factor INT COMMENT 'As in Bonus.';

ALTER TABLE Card
  ADD COLUMN rent_factor INT COMMENT 'As in Bonus.',
  ADD COLUMN roll_factor INT COMMENT 'As in Bonus.';

ALTER TABLE Ruleset
  ADD COLUMN dice_rent ENUM('roll', 'landing')
    GENERATED ALWAYS AS (
      COALESCE(JSON_VALUE(document, '$.rules.dice_rent' RETURNING CHAR(10)), 'roll')) STORED
    NOT NULL;

ALTER TABLE Agenda
  ADD COLUMN factor INT
    COMMENT 'A fee: what the roll is multiplied by; NULL: the rent; -2: twice the rent.';

ALTER TABLE GameState
  ADD COLUMN roll_factor INT
    COMMENT 'In the phase fee: as Agenda.factor.',
  ADD COLUMN deferred_roll INT
    COMMENT 'The deferred roll that moved a player last, or will.';
