-- What collects in the pot, what the sentences of events may name, and what bots may leave to an
-- auction. Every statement can run again after an interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN pot ENUM('none', 'fines', 'everything') NOT NULL DEFAULT 'none'
    COMMENT 'What the pot collects: nothing; taxes, fines, fees and cards; all paid to the bank.';

-- Documents name it as well. The trigger would check them by the rules of the version before; the
-- deploy creates it again.
DROP TRIGGER IF EXISTS remake_edition;

UPDATE Edition AS e
  SET e.source = CAST(
    REGEXP_REPLACE(
      REGEXP_REPLACE(
        CAST(e.source AS CHAR), '"has_pot": (true|"(?i:yes|true)")', '"pot": "everything"'),
      '"has_pot": (false|"(?i:no|false)")', '"pot": "none"') AS JSON)
  WHERE CAST(e.source AS CHAR) LIKE '%"has_pot":%';

UPDATE Ruleset AS r
  SET r.pot = IF(
      JSON_UNQUOTE(JSON_EXTRACT(r.document, '$.rules.has_pot')) IN ('true', 'yes'),
      'everything', r.pot),
    r.document = CAST(
      REGEXP_REPLACE(
        REGEXP_REPLACE(
          CAST(r.document AS CHAR), '"has_pot": (true|"(?i:yes|true)")', '"pot": "everything"'),
        '"has_pot": (false|"(?i:no|false)")', '"pot": "none"') AS JSON),
    r.house_rules = CAST(
      REGEXP_REPLACE(
        REGEXP_REPLACE(
          CAST(r.house_rules AS CHAR), '"has_pot": (true|"(?i:yes|true)")',
          '"pot": "everything"'),
        '"has_pot": (false|"(?i:no|false)")', '"pot": "none"') AS JSON)
  WHERE CAST(r.document AS CHAR) LIKE '%"has_pot":%'
    OR CAST(r.house_rules AS CHAR) LIKE '%"has_pot":%';

ALTER TABLE Ruleset
  DROP COLUMN has_pot;

ALTER TABLE EventKind
  ADD COLUMN names SET(
      'player', 'payer', 'payee', 'amount', 'dice', 'dice2', 'tile', 'property', 'colour', 'card')
    NOT NULL DEFAULT ''
    COMMENT 'What a sentence about it may name in braces.';

-- A bot that would bid more for a property than its price buys it at the price.
UPDATE BotCharacter
  SET least_worth = 101
  WHERE least_worth > 101 AND NOT stands_in;

ALTER TABLE BotCharacter
  MODIFY least_worth INT NOT NULL
    COMMENT 'What a property must be worth to a bot that pays its price, in percent of it.',
  ADD CONSTRAINT ck_BotCharacter_least_worth CHECK (least_worth <= 101 OR stands_in);
