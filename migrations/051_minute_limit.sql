-- Games that end when their time is up. Every statement can run again after an interrupted
-- migration.

ALTER TABLE Ruleset
  ADD COLUMN minute_limit INT COMMENT 'The minutes that a game lasts; NULL: no limit.';
ALTER TABLE GameState
  ADD COLUMN began_at DATETIME(3)
    COMMENT 'If minutes are limited: the first move, in UTC, or later by all pauses.';
