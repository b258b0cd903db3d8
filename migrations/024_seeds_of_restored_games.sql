-- A game that is made anew after its seed was told has dice that anybody may know, as a fork has.
-- Every statement can run again after an interrupted migration.
ALTER TABLE RestoredGame
  ADD COLUMN seed_was_open BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether anybody could know the seed when it was made: its dice and cards.';
