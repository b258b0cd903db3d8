-- What is installed in this database. It comes first: every deploy locks a row and writes here.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Deployment (
  id INT NOT NULL,
  version VARCHAR(80) COMMENT 'What the last finished deploy installed; NULL: none finished yet.',
  state ENUM('running', 'finished') NOT NULL DEFAULT 'running',
  started_at TIMESTAMP NULL,
  finished_at TIMESTAMP NULL COMMENT 'When the version was installed.',
  PRIMARY KEY (id),
  CONSTRAINT ck_Deployment_id CHECK (id = 1),
  CONSTRAINT ck_Deployment_finished CHECK (
    state = 'running' OR (version IS NOT NULL AND finished_at IS NOT NULL))
) COMMENT 'The version of the game that this database holds: one row.';

CREATE TABLE IF NOT EXISTS DeploymentLock (
  id INT NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_DeploymentLock_id CHECK (id = 1)
) COMMENT 'Its one row is locked as long as a deploy runs, so that there is one at a time.';

INSERT IGNORE INTO Deployment (id) VALUES (1);
