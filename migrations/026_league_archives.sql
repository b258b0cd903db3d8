-- Tournaments that were made again from archives; and what undoes a change is found by a key,
-- because history and undo ask for it with every change. Every statement can run again after an
-- interrupted migration.

CREATE TABLE IF NOT EXISTS RestoredTournament (
  tournament_id BIGINT NOT NULL COMMENT 'The tournament that was made.',
  restored_id INT NOT NULL AUTO_INCREMENT
    COMMENT 'By which the session that made it finds it: LAST_INSERT_ID().',
  archived_tournament_id BIGINT NOT NULL COMMENT 'The number of the tournament that was archived.',
  digest CHAR(64) NOT NULL COMMENT 'That of the archive.',
  name VARCHAR(60) COMMENT 'Another name than the archive has; not kept.',
  archive LONGTEXT COMMENT 'What the tournament is made of; not kept.',
  PRIMARY KEY (tournament_id),
  CONSTRAINT uq_RestoredTournament_restored_id UNIQUE (restored_id)
) COMMENT 'Inserting an archive makes its tournament again. It outlives them.';

ALTER TABLE TournamentChange ADD INDEX ix_TournamentChange_undoes (tournament_id, undoes);
