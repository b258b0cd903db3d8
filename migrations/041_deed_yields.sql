-- What a property earns, worked out from the board, and the tempers by which bots value it.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS DeedYield (
  ruleset_id INT NOT NULL,
  prid INT NOT NULL,
  landings INT NOT NULL COMMENT 'How often a player lands there in a million turns.',
  complete INT NOT NULL
    COMMENT 'The rent with the whole colour group and no building; with dice, of a mean roll.',
  built INT NOT NULL COMMENT 'The rent with the buildings that return most for their cost.',
  built_cost INT NOT NULL COMMENT 'The cost of these buildings; 0: none.',
  PRIMARY KEY (ruleset_id, prid),
  CONSTRAINT fk_DeedYield_property FOREIGN KEY (ruleset_id, prid)
    REFERENCES Property (ruleset_id, prid)
) COMMENT 'What a property earns: what bots value it by. insert_yields makes it.';

ALTER TABLE BotCharacter
  DROP CHECK ck_BotCharacter_reserves,
  DROP CHECK ck_BotCharacter_worths,
  DROP CHECK ck_BotCharacter_least_worth,
  DROP COLUMN buying_reserve,
  DROP COLUMN building_reserve,
  DROP COLUMN fresh_worth,
  DROP COLUMN further_worth,
  DROP COLUMN last_worth,
  DROP COLUMN rival_worth,
  DROP COLUMN spoilt_worth,
  DROP COLUMN least_worth,
  ADD COLUMN horizon INT NOT NULL DEFAULT 0
    COMMENT 'For how many rounds it counts on rents.' AFTER description,
  ADD COLUMN optimism INT NOT NULL DEFAULT 0
    COMMENT 'How likely it thinks that it gets a missing property of its colour group, in percent.'
    AFTER horizon,
  ADD COLUMN jealousy INT NOT NULL DEFAULT 0
    COMMENT 'What it minds of what the best of the others would gain, in percent.' AFTER optimism,
  ADD COLUMN resale_worth INT NOT NULL DEFAULT 0
    COMMENT 'Worth of a property apart from its rents, in percent of its price.' AFTER jealousy,
  ADD COLUMN credit INT NOT NULL DEFAULT 0
    COMMENT 'The share of its next buildings that it counts on paying for later, in percent.'
    AFTER resale_worth,
  ADD COLUMN caution INT NOT NULL DEFAULT 0
    COMMENT 'The cash that it keeps, in percent of the rent that a turn costs it on average.'
    AFTER credit,
  ADD COLUMN patience INT
    COMMENT 'The round from which it leaves a game of bots as the poorest; NULL: it never does.'
    AFTER leaving_chance,
  ADD CONSTRAINT ck_BotCharacter_temper CHECK (
    horizon BETWEEN 0 AND 100 AND optimism BETWEEN 0 AND 100 AND jealousy BETWEEN 0 AND 100
    AND resale_worth BETWEEN 0 AND 200 AND credit BETWEEN 0 AND 100
    AND caution BETWEEN 0 AND 10000 AND patience BETWEEN 1 AND 100000);
