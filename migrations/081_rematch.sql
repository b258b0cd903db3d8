-- People at a table say that they want another game. The statement can run again after an
-- interrupted migration.
ALTER TABLE LobbySeat
  ADD COLUMN is_ready BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether a person wants another game after the newest one.';
