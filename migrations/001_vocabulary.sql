-- What the engine knows: each phase, action, effect, kind of event, status, rule and refusal stands
-- here once, as a row. The rows are in seeds/.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Status (
  status INT NOT NULL,
  name VARCHAR(20) NOT NULL,
  takes_part BOOLEAN NOT NULL COMMENT 'Whether such a player still moves, pays and bids.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (status),
  CONSTRAINT uq_Status_name UNIQUE (name)
) COMMENT 'How a player stands in a game.';

CREATE TABLE IF NOT EXISTS Phase (
  phase VARCHAR(20) NOT NULL,
  actor ENUM('turn', 'debtor', 'partner', 'bidder') NOT NULL
    COMMENT 'Who is to act: whose turn it is, the first debtor, who was offered a trade, any
      bidder.',
  expectation VARCHAR(100) NOT NULL
    COMMENT 'What is expected of him, after his name; may name {property}.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (phase)
) COMMENT 'What a game can wait for.';

CREATE TABLE IF NOT EXISTS Action (
  action VARCHAR(20) COLLATE utf8mb4_0900_as_ci NOT NULL,
  position INT NOT NULL COMMENT 'The order in which actions are listed.',
  takes SET('dice', 'prid', 'amount', 'terms') NOT NULL
    COMMENT 'The columns of Gamemanager that belong to it.',
  sentence VARCHAR(200) NOT NULL
    COMMENT 'What it would do, after the name of the player; may name {property}, {price},
      {partner}, {range}.',
  label VARCHAR(60) NOT NULL
    COMMENT 'What it is called where an edition does not say otherwise, e.g. in a menu.',
  is_final BOOLEAN NOT NULL
    COMMENT 'Whether it takes a player or the game away, so that a client asks first.',
  brings_money BOOLEAN NOT NULL COMMENT 'Whether it is a way to raise money.',
  PRIMARY KEY (action),
  CONSTRAINT uq_Action_position UNIQUE (position)
) COMMENT 'What can be inserted into Gamemanager.';

CREATE TABLE IF NOT EXISTS PhaseAction (
  phase VARCHAR(20) NOT NULL,
  action VARCHAR(20) COLLATE utf8mb4_0900_as_ci NOT NULL,
  actor ENUM('turn', 'debtor', 'partner', 'bidder', 'proposer') NOT NULL COMMENT 'Who may.',
  PRIMARY KEY (phase, action),
  CONSTRAINT fk_PhaseAction_phase FOREIGN KEY (phase) REFERENCES Phase (phase),
  CONSTRAINT fk_PhaseAction_action FOREIGN KEY (action) REFERENCES Action (action)
) COMMENT 'Which actions have their place in which phase.';

CREATE TABLE IF NOT EXISTS Effect (
  effect VARCHAR(20) NOT NULL,
  amount_is ENUM('nothing', 'money', 'tiles', 'location', 'deck') NOT NULL
    COMMENT 'What the amount of a bonus or card with it means.',
  minimum INT NOT NULL COMMENT 'The least amount.',
  maximum INT NOT NULL COMMENT 'The greatest amount.',
  stands_on SET('tile', 'card') NOT NULL COMMENT 'Where it may stand.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (effect),
  CONSTRAINT ck_Effect_amount CHECK (minimum <= maximum)
) COMMENT 'What a tile or a card can do.';

CREATE TABLE IF NOT EXISTS EventKind (
  kind VARCHAR(20) NOT NULL,
  is_posting BOOLEAN NOT NULL COMMENT 'Whether money changes hands.',
  sentence VARCHAR(200) NOT NULL
    COMMENT 'How it is told where an edition does not say otherwise; may name {player}, {payer},
      {payee}, {amount}, {dice}, {dice2}, {tile}, {property}, {colour}, {card}.',
  PRIMARY KEY (kind)
) COMMENT 'What a move can bring about.';

CREATE TABLE IF NOT EXISTS Rule (
  rule VARCHAR(40) NOT NULL COMMENT 'A column of Ruleset, and a key of an edition document.',
  position INT NOT NULL COMMENT 'The order in which rules are listed.',
  topic VARCHAR(20) NOT NULL
    COMMENT 'What it is about; in a document, those of the topic board stand in board, all others in
      rules.',
  type ENUM('integer', 'boolean', 'choice', 'tile') NOT NULL
    COMMENT 'tile: the name of a tile; the column holds its location.',
  minimum INT COMMENT 'Of an integer.',
  maximum INT COMMENT 'Of an integer.',
  choices JSON COMMENT 'Of a choice: the words.',
  may_be_none BOOLEAN NOT NULL
    COMMENT 'Whether null may be given: no such thing. It is the default then.',
  default_value JSON NOT NULL COMMENT 'What holds where a document does not say.',
  meaning VARCHAR(400) NOT NULL,
  PRIMARY KEY (rule),
  CONSTRAINT uq_Rule_position UNIQUE (position)
) COMMENT 'The parameters of an edition.';

CREATE TABLE IF NOT EXISTS EditionKey (
  part VARCHAR(20) NOT NULL
    COMMENT 'edition: the document itself; board, property, bonus, card, choice, player, deed.',
  name VARCHAR(20) NOT NULL,
  position INT NOT NULL COMMENT 'The order in which keys are listed.',
  type ENUM('name', 'text', 'integer', 'list', 'object', 'rent') NOT NULL,
  minimum INT COMMENT 'Of an integer, of the length of a text or a list.',
  maximum INT COMMENT 'Of an integer, of the length of a text or a list.',
  is_required BOOLEAN NOT NULL,
  meaning VARCHAR(400) NOT NULL,
  PRIMARY KEY (part, name),
  CONSTRAINT uq_EditionKey_position UNIQUE (position)
) COMMENT 'The keys of an edition document, beside rules and effects.';

CREATE TABLE IF NOT EXISTS Refusal (
  token VARCHAR(40) CHARACTER SET ascii NOT NULL,
  errno INT NOT NULL COMMENT 'MYSQL_ERRNO of the refusal; never used again for another.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (token),
  CONSTRAINT uq_Refusal_errno UNIQUE (errno),
  CONSTRAINT ck_Refusal_errno CHECK (errno BETWEEN 50000 AND 51999)
) COMMENT 'Every reason for which the database refuses something.';
