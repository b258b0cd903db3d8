-- Copies of running games between accounts, openings that nobody can take back, and accounts that
-- are kept out. Every statement can run again after an interrupted migration.

ALTER TABLE Standing
  MODIFY seating ENUM('table', 'characters', 'accounts', 'held') NOT NULL DEFAULT 'table'
    COMMENT 'Who moves. accounts: each its own seats, bots theirs; held: nobody, a copy waits.';

ALTER TABLE Standing
  ADD KEY k_Standing_seating (seating);

-- Copies that were made before there was a value for them.
UPDATE Standing AS g
  JOIN Game AS s ON s.game_id = g.game_id
  SET g.seating = 'held'
  WHERE g.seating = 'accounts'
    AND g.phase <> 'over'
    AND EXISTS (
      SELECT older.game_id
        FROM Game AS older
        JOIN (
          SELECT running.game_id
            FROM Standing AS running
            WHERE running.phase <> 'over' AND running.seating IN ('accounts', 'held')) AS r
          ON r.game_id = older.game_id
        WHERE older.seed = s.seed AND older.game_id < s.game_id AND NOT older.is_deleted)
    AND NOT EXISTS (
      SELECT f.game_id
        FROM Fork AS f
        JOIN Game AS told ON told.game_id = f.game_id
        WHERE told.seed = s.seed AND f.seed_was_open)
    AND NOT EXISTS (
      SELECT r.game_id
        FROM RestoredGame AS r
        JOIN Game AS told ON told.game_id = r.game_id
        WHERE told.seed = s.seed AND r.seed_was_open);

CREATE TABLE IF NOT EXISTS CalledGame (
  call_id INT NOT NULL AUTO_INCREMENT,
  ruleset_id INT NOT NULL,
  terms JSON NOT NULL COMMENT 'As insert_game takes them; with the seed.',
  called_at DATETIME(3) NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (call_id),
  CONSTRAINT fk_CalledGame_ruleset FOREIGN KEY (ruleset_id) REFERENCES Ruleset (ruleset_id)
) COMMENT 'A game that must be opened with this seed: who begins may have been seen.';

CREATE TABLE IF NOT EXISTS AccountConduct (
  account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL
    COMMENT 'Without the host.',
  counted_from DATETIME(3) NOT NULL COMMENT 'In UTC; the times of a minute are counted.',
  times INT NOT NULL COMMENT 'How often it held others up, counted once a second.',
  kept_out_until DATETIME(3) COMMENT 'In UTC; NULL: it may connect.',
  PRIMARY KEY (account)
) COMMENT 'Accounts that lately held others up, or took more than they may.';

INSERT IGNORE INTO Setting (setting, value, meaning) VALUES
  ('temporary_megabytes', 256, 'How much temporary space a session of an account may take.'),
  ('kept_out_minutes', 5, 'How long an account is kept out that held others up again and again.');
