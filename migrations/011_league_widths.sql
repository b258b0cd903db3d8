-- Accounts whose names differ by the case of a letter or by an accent are different accounts, and a
-- note holds the names of as many players as can be entered at once. Every statement can run again
-- after an interrupted migration.

ALTER TABLE TournamentScorer
  MODIFY account VARCHAR(80) COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'A name, without the host.';

ALTER TABLE TournamentChange
  MODIFY note MEDIUMTEXT NOT NULL COMMENT 'A sentence for people, with the names of then.';
