-- What deploys know of what they installed, so that the next leaves alone what is the same, and
-- what was replaced is not taken for new. A game that is marked as deleted is found by its index.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS InstalledPart (
  type ENUM('FUNCTION', 'PROCEDURE', 'TRIGGER', 'VIEW', 'SEEDS') NOT NULL,
  name VARCHAR(64) NOT NULL,
  source CHAR(64) NOT NULL COMMENT 'A hash of what it was made from.',
  state VARCHAR(255) NOT NULL COMMENT 'By which it shows whether somebody else changed it since.',
  PRIMARY KEY (type, name)
) COMMENT 'What the last deploy made; a part without a row is made anew by the next.';

CREATE TABLE IF NOT EXISTS InstalledVersion (
  version VARCHAR(80) NOT NULL,
  installed_at TIMESTAMP NOT NULL,
  PRIMARY KEY (version)
) COMMENT 'The versions that this database has had.';

ALTER TABLE Game ADD KEY ix_Game_is_deleted (is_deleted);
