-- A TIMESTAMP is read and written in the time zone of the session, in which an hour comes twice
-- when summer time ends. A deploying session is in UTC, which is how MySQL stores a TIMESTAMP, so
-- no value changes here.

ALTER TABLE Game
  MODIFY COLUMN created_at DATETIME NOT NULL DEFAULT (UTC_TIMESTAMP()) COMMENT 'In UTC.';

ALTER TABLE Save
  MODIFY COLUMN saved_at DATETIME NOT NULL DEFAULT (UTC_TIMESTAMP()) COMMENT 'In UTC.';

ALTER TABLE SaveSlot
  MODIFY COLUMN saved_at DATETIME NOT NULL DEFAULT (UTC_TIMESTAMP()) COMMENT 'In UTC.';

ALTER TABLE Invitation
  MODIFY COLUMN made_at DATETIME NOT NULL COMMENT 'In UTC.';

ALTER TABLE PlayerChange
  MODIFY COLUMN changed_at DATETIME(6) NOT NULL COMMENT 'In UTC.';

ALTER TABLE ResultRecord
  MODIFY COLUMN recorded_at DATETIME(6) NOT NULL COMMENT 'In UTC.';

ALTER TABLE TournamentChange
  MODIFY COLUMN changed_at DATETIME(6) NOT NULL COMMENT 'In UTC.';

ALTER TABLE Deployment
  MODIFY COLUMN started_at DATETIME COMMENT 'In UTC.',
  MODIFY COLUMN finished_at DATETIME COMMENT 'When the version was installed, in UTC.';

ALTER TABLE InstalledVersion
  MODIFY COLUMN installed_at DATETIME NOT NULL COMMENT 'In UTC.';
