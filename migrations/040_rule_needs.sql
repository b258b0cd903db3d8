-- What rules and effects need of other rules and of the board, as rows that one routine checks.

CREATE TABLE IF NOT EXISTS Obstacle (
  obstacle VARCHAR(40) NOT NULL,
  position INT NOT NULL
    COMMENT 'Of several that are in the way of a rule, the first is reported.',
  facts JSON NOT NULL
    COMMENT 'A list of objects; in the way where the facts of a document contain one of them.',
  sentence VARCHAR(200) NOT NULL
    COMMENT 'What is wrong with the rule or the effect then; {value}: of the rule.',
  PRIMARY KEY (obstacle),
  CONSTRAINT uq_Obstacle_position UNIQUE (position)
) COMMENT 'What can be in the way of rules and effects: other rules, or what a board has.';

CREATE TABLE IF NOT EXISTS RuleNeed (
  rule VARCHAR(40) NOT NULL,
  obstacle VARCHAR(40) NOT NULL,
  PRIMARY KEY (rule, obstacle),
  CONSTRAINT fk_RuleNeed_rule FOREIGN KEY (rule) REFERENCES Rule (rule),
  CONSTRAINT fk_RuleNeed_obstacle FOREIGN KEY (obstacle) REFERENCES Obstacle (obstacle)
) COMMENT 'What must not be in the way of a rule that has another value than its default.';

CREATE TABLE IF NOT EXISTS EffectNeed (
  effect VARCHAR(20) NOT NULL,
  obstacle VARCHAR(40) NOT NULL,
  PRIMARY KEY (effect, obstacle),
  CONSTRAINT fk_EffectNeed_effect FOREIGN KEY (effect) REFERENCES Effect (effect),
  CONSTRAINT fk_EffectNeed_obstacle FOREIGN KEY (obstacle) REFERENCES Obstacle (obstacle)
) COMMENT 'What must not be in the way of a tile or a card that has an effect.';

CREATE TABLE IF NOT EXISTS RuleLimit (
  rule VARCHAR(40) NOT NULL,
  other VARCHAR(40) NOT NULL COMMENT 'The rule whose value it must not exceed.',
  may_equal BOOLEAN NOT NULL,
  PRIMARY KEY (rule, other),
  CONSTRAINT fk_RuleLimit_rule FOREIGN KEY (rule) REFERENCES Rule (rule),
  CONSTRAINT fk_RuleLimit_other FOREIGN KEY (other) REFERENCES Rule (rule)
) COMMENT 'Numbers among the rules that limit others.';
