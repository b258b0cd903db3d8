-- The last proposals of a player are in their row, so that a bot does not search the ledger. Every
-- statement can run again after an interrupted migration.

ALTER TABLE Player
  ADD COLUMN proposals JSON
    COMMENT 'The last trade that the player proposed to each partner, by pid: {round, give, take},
      give and take being arrays of prids; NULL: none.';
