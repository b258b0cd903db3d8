-- What the page makes its forms of the league of. Every statement can run again after an
-- interrupted migration.

CREATE TABLE IF NOT EXISTS LeagueForm (
  act VARCHAR(30) NOT NULL PRIMARY KEY,
  page ENUM('tournaments', 'players', 'player', 'rounds', 'entries', 'round', 'match',
    'adjustments', 'settings') NOT NULL
    COMMENT 'The page that has it; match: the page of a round, at each of its tables.',
  menu VARCHAR(40) COMMENT 'The menu that it is in, with others; NULL: it is always visible.',
  state ENUM('closed', 'undrawn', 'drawn', 'unplayed', 'played', 'unused')
    COMMENT 'Of the tournament, round, match or player: when it is offered; NULL: unless closed.',
  button VARCHAR(40) NOT NULL COMMENT 'The text of its button.',
  tone ENUM('main', 'final')
    COMMENT 'How the button looks: what to do next, or what removes something; NULL: neither.',
  note VARCHAR(120) COMMENT 'What people should know before they press it; NULL: nothing.',
  CONSTRAINT fk_LeagueForm_act FOREIGN KEY (act) REFERENCES LeagueAct (act)
) COMMENT 'The forms of acts of the league that need nothing but their arguments.';

ALTER TABLE LeagueArgument
  MODIFY COLUMN kind ENUM('tournament', 'round', 'match', 'game', 'player', 'players', 'matches',
    'scores', 'settings', 'words', 'text', 'number', 'day', 'flag', 'point_system', 'draw_method',
    'right') NOT NULL
    COMMENT 'How its text is read: a name of a player becomes their number, words are JSON.',
  ADD COLUMN label VARCHAR(60)
    COMMENT 'Of its field; NULL: the page knows its value, leaves it out, or has no such form.',
  ADD COLUMN least INT COMMENT 'Of a number; NULL: 1.',
  ADD COLUMN most INT COMMENT 'Of a number, or of the characters of a text; NULL: no limit.';
