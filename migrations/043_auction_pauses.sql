-- Copies of a game keep the seconds that an auction had left. Every statement can run again after
-- an interrupted migration.

ALTER TABLE Game
  ADD COLUMN pauses JSON
    COMMENT 'How long the clock of an auction stood still after a record, until a copy was made.';

ALTER TABLE Fork
  ADD COLUMN stopped_at DATETIME(3)
    COMMENT 'When the clock of an auction stopped, in UTC; NULL: with the last move.';
