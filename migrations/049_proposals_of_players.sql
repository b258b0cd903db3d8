-- The last proposals of a player are in their row, so that a bot does not search the ledger. Every
-- statement can run again after an interrupted migration.

ALTER TABLE Player
  ADD COLUMN proposals JSON
    COMMENT 'The last proposal to each partner, by pid: round, give and take; NULL: none.';
