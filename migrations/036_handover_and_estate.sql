-- Fees at once for mortgages that change hands, and auctions of what the bank gets back.
-- Every statement can run again after an interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN handover_at_once BOOLEAN
    GENERATED ALWAYS AS (
      COALESCE(JSON_VALUE(document, '$.rules.handover_at_once' RETURNING CHAR(5)), 'false')
        = 'true') STORED NOT NULL,
  ADD COLUMN bankrupt_estate ENUM('unowned', 'auctioned')
    GENERATED ALWAYS AS (
      COALESCE(
        JSON_VALUE(document, '$.rules.bankrupt_estate' RETURNING CHAR(10)), 'unowned')) STORED
    NOT NULL;
