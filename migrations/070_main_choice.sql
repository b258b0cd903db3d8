-- Which actions may be the main button of a client. The statement can run again after an
-- interrupted migration.
ALTER TABLE Action ADD COLUMN is_main BOOLEAN NOT NULL DEFAULT FALSE
  COMMENT 'Whether it can be the main choice of a phase; else it is an alternative.';
