-- Statements that keep MySQL from listing sessions. The statement can run again after an
-- interrupted migration.
ALTER TABLE AccountConduct
  ADD COLUMN unlistable_from DATETIME(3) NULL
    COMMENT 'In UTC, since when its statements have kept MySQL from listing sessions; or NULL.';
