-- The columns of rules are plain: make_ruleset fills them from the document, for every row of Rule.
-- MySQL prepares the expressions of generated columns each time a move opens the table.
-- Every statement can run again after an interrupted migration.

ALTER TABLE Ruleset
  MODIFY COLUMN dice_rent ENUM('roll', 'landing') NOT NULL,
  MODIFY COLUMN handover_at_once BOOLEAN NOT NULL,
  MODIFY COLUMN bankrupt_estate ENUM('unowned', 'auctioned') NOT NULL,
  MODIFY COLUMN hotel_shortage ENUM('sells_group', 'sells_down') NOT NULL,
  MODIFY COLUMN estate_between_turns BOOLEAN NOT NULL,
  MODIFY COLUMN buys_after_lap BOOLEAN NOT NULL,
  MODIFY COLUMN deal_costs BOOLEAN NOT NULL,
  MODIFY COLUMN hotel_after INT,
  MODIFY COLUMN bankruptcies_to_end INT;
