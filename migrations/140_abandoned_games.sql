-- A game in which nobody moves can be ended by a setting, after a notice; by default none is. Every
-- statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS AbandonedGame (
  game_id INT NOT NULL,
  record_ID INT NOT NULL COMMENT 'The newest move then: after another one, this is void.',
  ends_at DATETIME NOT NULL COMMENT 'When it ends unless somebody moves, in UTC.',
  PRIMARY KEY (game_id),
  CONSTRAINT fk_AbandonedGame_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'The games in which nobody has moved for so long that they are about to end.';

ALTER TABLE Setting
  MODIFY COLUMN value INT COMMENT 'NULL: never, for abandoned_days.',
  DROP CHECK ck_Setting_value,
  ADD CONSTRAINT ck_Setting_days CHECK (
    setting = 'abandoned_days' AND COALESCE(value, 14) BETWEEN 14 AND 1000
      OR setting <> 'abandoned_days' AND COALESCE(value, -1) BETWEEN 0 AND 1000);

INSERT IGNORE INTO Setting (setting, value, meaning) VALUES
  ('abandoned_days', NULL,
    'After how many days without a move a game ends, 14 at least; NULL: never.');

ALTER TABLE PhaseAction
  MODIFY COLUMN actor ENUM ('turn', 'debtor', 'partner', 'bidder', 'proposer', 'anyone', 'nobody')
    NOT NULL COMMENT 'The player who may; anyone: also one who is out; nobody: only the event.';
