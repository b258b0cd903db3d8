-- Comments that read better. Only comments change, so MySQL touches no row.

ALTER TABLE Obstacle
  COMMENT 'What can make a rule or an effect pointless: other rules, or the board.',
  MODIFY COLUMN position INT NOT NULL
    COMMENT 'Of several obstacles to a rule, the first is reported.',
  MODIFY COLUMN facts JSON NOT NULL
    COMMENT 'Objects; the obstacle is there if the facts of a document contain one of them.',
  MODIFY COLUMN sentence VARCHAR(200) NOT NULL
    COMMENT 'What is wrong with the rule or effect then; {value} is the value of the rule.';

ALTER TABLE RuleNeed COMMENT 'The obstacles to a rule whose value is not the default.';

ALTER TABLE EffectNeed COMMENT 'The obstacles to an effect of a tile or a card.';

ALTER TABLE RuleLimit COMMENT 'Rules whose number limits that of another rule.';

ALTER TABLE DeedYield
  COMMENT 'What a property earns, by which bots value it; insert_yields fills it.';

ALTER TABLE BotCharacter
  MODIFY COLUMN optimism INT NOT NULL DEFAULT 0
    COMMENT 'How likely it thinks it is to get a missing property of its group, in percent.',
  MODIFY COLUMN jealousy INT NOT NULL DEFAULT 0
    COMMENT 'The share of a rival''s gain that it pays to prevent, in percent.',
  MODIFY COLUMN resale_worth INT NOT NULL DEFAULT 0
    COMMENT 'What a property is worth apart from its rents, in percent of the price.';
