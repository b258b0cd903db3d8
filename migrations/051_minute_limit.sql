-- Games that end when their time is up. Every statement can run again after an interrupted
-- migration.

ALTER TABLE Ruleset
  ADD COLUMN minute_limit INT COMMENT 'The minutes that a game lasts; NULL: no limit.';
ALTER TABLE GameState
  ADD COLUMN began_at DATETIME(3)
    COMMENT 'The time of the first move plus all pauses, in UTC; NULL without a minute limit.';
