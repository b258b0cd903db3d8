-- Going to jail can end a turn that otherwise ends when its player says so. Every statement can run
-- again after an interrupted migration.

ALTER TABLE Ruleset
  MODIFY COLUMN turn_end ENUM('automatic', 'declared', 'declared_or_jailed') NOT NULL
    COMMENT 'Whether a turn ends by itself, with end_turn, or with that or in jail.';
