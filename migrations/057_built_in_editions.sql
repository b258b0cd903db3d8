-- Editions that come with the program are listed first, in an order of ours. Every statement can
-- run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS BuiltInEdition (
  edition VARCHAR(40) NOT NULL,
  position INT NOT NULL COMMENT 'The order in which they are shown; the first is the usual one.',
  PRIMARY KEY (edition)
) COMMENT = 'The editions that come with the program; others were imported.';
