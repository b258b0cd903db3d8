-- What the acts of the league take: their procedures and some commands are made of these rows.

CREATE TABLE IF NOT EXISTS LeagueArgument (
  act VARCHAR(30) NOT NULL,
  position INT NOT NULL COMMENT 'Of the parameter of its procedure; the first is 1.',
  argument VARCHAR(30) NOT NULL,
  kind ENUM('tournament', 'round', 'match', 'game', 'player', 'players', 'matches', 'scores',
    'settings', 'words', 'text', 'number', 'day', 'flag') NOT NULL
    COMMENT 'How its text is read: a name of a player becomes their number, words are JSON.',
  is_optional BOOLEAN NOT NULL COMMENT 'Whether it can be NULL.',
  meaning VARCHAR(120) COMMENT 'NULL: the number of the tournament, round or match.',
  PRIMARY KEY (act, position),
  CONSTRAINT uq_LeagueArgument_argument UNIQUE (act, argument),
  CONSTRAINT fk_LeagueArgument_act FOREIGN KEY (act) REFERENCES LeagueAct (act)
) COMMENT 'What an act of the league takes.';

ALTER TABLE LeagueAct
  ADD COLUMN procedure_name VARCHAR(40) NOT NULL
    COMMENT 'The procedure that clients call.' AFTER act,
  MODIFY COLUMN part ENUM('tournament', 'people', 'entries', 'round', 'number', 'settings',
    'ranking', 'adjustments', 'result', 'player')
    COMMENT 'What it changes, and an undo restores; NULL: it makes other acts, or is not undone.',
  ADD COLUMN command VARCHAR(30)
    COMMENT 'The command that only passes its arguments on; NULL: none.',
  ADD COLUMN meaning VARCHAR(120) NOT NULL COMMENT 'What it does, in the imperative.',
  ADD COLUMN example VARCHAR(60) COMMENT 'The arguments of an example of the command.',
  COMMENT = 'The acts of the league, and the rights that they need.';
