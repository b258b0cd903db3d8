-- Where bots trade, a property is also something to trade with. Every statement can run again after
-- an interrupted migration.

ALTER TABLE BotCharacter
  ADD COLUMN trade_worth INT NOT NULL DEFAULT 0
    COMMENT 'What is added to resale_worth where bots propose trades, in percent of the price.'
    AFTER resale_worth,
  ADD CONSTRAINT ck_BotCharacter_trade_worth CHECK (trade_worth BETWEEN 0 AND 200);
