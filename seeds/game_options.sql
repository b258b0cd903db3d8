-- The options of open_game: check_options validates them by these rows, optionsView shows them to
-- clients, and the type GameOptions of the program is made from them.

DELETE FROM GameOption;

INSERT INTO GameOption (name, position, json_schema, takes, meaning, example) VALUES
  ('players', 1,
    '{"anyOf": [
      {"type": "integer", "minimum": 0, "maximum": 1000},
      {"type": "array", "maxItems": 1000, "items": {"anyOf": [{"type": "string"}, {
        "type": "object", "additionalProperties": false, "properties": {
          "name": {"type": "string"}, "character": {"type": "string", "maxLength": 200},
          "token": {"type": "string", "maxLength": 200}}}]}}]}',
    'how many, or a list of names or of {name, character, token}',
    'The players: @ before a name, or a character, makes a bot; a token is a piece.',
    '["Ada", {"character": "Ebenezer Scrooge"}]'),
  ('characters', 2,
    '{"type": "object", "additionalProperties": {"type": "string", "maxLength": 200}}',
    'the character of each player, by player name',
    'Which players of an opening position are bots.',
    '{"Bill": "Ebenezer Scrooge"}'),
  ('dice', 3,
    '{"enum": ["table", "server", "numbers"]}',
    'table, server or numbers',
    'Where rolls come from: the players (the default), the server, or a list of numbers.',
    '"server"'),
  ('numbers', 4,
    '{"type": "string", "maxLength": 200}',
    'the name of a list',
    'The list of numbers that the dice "numbers" come from.',
    '"Random"'),
  ('board', 5,
    '{"type": "string", "maxLength": 200}',
    'the name of a board',
    'The board to play on, or an edition whose board to use.',
    '"harbour"'),
  ('pace', 6,
    '{"type": "string", "maxLength": 200}',
    'the name of a pace',
    'The pace of the edition: a set of rules, which rules can override.',
    '"short"'),
  ('rules', 7,
    '{"type": "object", "additionalProperties": {"type": [
      "string", "number", "boolean", "null"]}}',
    'values by the names of rules',
    'The rules that differ from the edition; a value may be given as text.',
    '{"jail_fine": 100}'),
  ('seats', 8,
    '{"type": "object", "minProperties": 1, "additionalProperties": {
      "type": "string", "minLength": 1, "maxLength": 80}}',
    'the account of each player, by player number',
    'Which accounts, without the host, move for which players. The server must roll.',
    '{"0": "zoe", "1": "max"}'),
  ('clock', 9,
    '{"type": "integer", "minimum": 1, "maximum": 2592000}',
    '1 to 2592000 seconds for a turn',
    'The time limit of a turn; when it is up, a substitute bot moves.',
    '60'),
  ('stand_in', 10,
    '{"type": "string", "maxLength": 200}',
    'the name of a character',
    'The substitute bot; by default, one that does as little as possible.',
    '"Silent Partner"'),
  ('seed', 11,
    '{"type": "string", "pattern": "^[ -~]{1,64}$"}',
    '1 to 64 letters, digits, blanks and signs of ASCII',
    'What rolls, shuffles and bots derive from; with seats, something random is added.',
    '"tutorial"') AS new
  ON DUPLICATE KEY UPDATE
    position = new.position, json_schema = new.json_schema, takes = new.takes,
    meaning = new.meaning, example = new.example;
