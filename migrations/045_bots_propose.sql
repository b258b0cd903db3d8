-- Bots propose trades, where the edition lets them.
-- Every statement can run again after an interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN bots_propose BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE BotCharacter
  ADD COLUMN proposes_every INT
    COMMENT 'Rounds between two proposals to the same player; NULL: it proposes no trades.',
  ADD CONSTRAINT ck_BotCharacter_proposes_every CHECK (proposes_every BETWEEN 1 AND 1000);
