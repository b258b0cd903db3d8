-- The options of a new game as rows. Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS GameOption (
  name VARCHAR(20) NOT NULL PRIMARY KEY,
  position INT NOT NULL COMMENT 'The order in which options are listed.',
  json_schema JSON NOT NULL COMMENT 'The JSON schema of its value.',
  takes VARCHAR(80) NOT NULL COMMENT 'What it takes, a clause without a full stop.',
  meaning VARCHAR(200) NOT NULL COMMENT 'What it does, a sentence.',
  example JSON NOT NULL COMMENT 'A value that it accepts.',
  CONSTRAINT uq_GameOption_position UNIQUE (position)
) COMMENT 'The options of open_game.';
