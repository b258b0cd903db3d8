-- Proposed trades are counted for each player: between two turns everybody may propose. Every
-- statement can run again after an interrupted migration.

ALTER TABLE Player
  ADD COLUMN trades INT NOT NULL DEFAULT 0
    COMMENT 'Number of trades the player proposed in trade_turn.',
  ADD COLUMN trade_turn INT NOT NULL DEFAULT 0
    COMMENT 'The turn of the player''s last proposal, counted as turns_ended.';
ALTER TABLE GameState
  DROP COLUMN trades,
  DROP COLUMN trade_turn;
ALTER TABLE Ruleset
  MODIFY COLUMN trades_per_turn INT
    COMMENT 'The trades that a player can propose in a turn; NULL: unlimited.';
