CREATE PROCEDURE check_options(IN p_options TEXT)
  READS SQL DATA
  COMMENT 'Validates the options of open_game.'
BEGIN
  /*
   * Raises : options_malformed.
   */
  DECLARE v_wrong VARCHAR(80);
  DECLARE v_option VARCHAR(50);
  DECLARE v_unknown VARCHAR(200);
  DECLARE v_schema JSON DEFAULT '{
    "type": "object", "additionalProperties": false, "properties": {
      "players": {"description": "how many, or a list of names or of {name, character, token}",
        "anyOf": [
        {"type": "integer", "minimum": 0, "maximum": 1000},
        {"type": "array", "maxItems": 1000, "items": {"anyOf": [{"type": "string"}, {
          "type": "object", "additionalProperties": false, "properties": {
            "name": {"type": "string"}, "character": {"type": "string", "maxLength": 200},
            "token": {"type": "string", "maxLength": 200}}}]}}]},
      "characters": {"description": "the character of each player, by player name",
        "type": "object", "additionalProperties": {"type": "string", "maxLength": 200}},
      "dice": {"description": "table, server or numbers", "enum": ["table", "server", "numbers"]},
      "numbers": {"description": "the name of a list", "type": "string", "maxLength": 200},
      "board": {"description": "the name of a board", "type": "string", "maxLength": 200},
      "pace": {"description": "the name of a pace", "type": "string", "maxLength": 200},
      "rules": {"description": "values by the names of rules", "type": "object"},
      "seats": {"description": "the account of each player, by player number", "type": "object",
        "minProperties": 1, "additionalProperties": {
          "type": "string", "minLength": 1, "maxLength": 80}},
      "clock": {"description": "1 to 2592000 seconds for a turn", "type": "integer",
        "minimum": 1, "maximum": 2592000},
      "stand_in": {"description": "the name of a character", "type": "string", "maxLength": 200},
      "seed": {"description": "1 to 64 letters, digits, blanks and signs of ASCII",
        "type": "string", "pattern": "^[ -~]{1,64}$"}}}';

  IF p_options IS NOT NULL AND NOT is_json(p_options) THEN
    CALL refuse('options_malformed', 'The options are not valid JSON.');
  END IF;
  IF NOT JSON_SCHEMA_VALID(v_schema, p_options) THEN
    SET v_wrong = schema_failure(v_schema, p_options);
    SET v_option = SUBSTRING_INDEX(SUBSTRING_INDEX(
      SUBSTRING_INDEX(v_wrong, ' (', 1), '/', 2), '/', -1);
    IF v_option = '#' THEN
      CALL refuse(
        'options_malformed',
        'Options are a JSON object, such as {"players": 2, "dice": "server"}.');
    END IF;
    SELECT o.name
      INTO v_unknown
      FROM JSON_TABLE(
        JSON_KEYS(p_options), '$[*]' COLUMNS (name VARCHAR(200) PATH '$')) AS o
      WHERE NOT JSON_CONTAINS_PATH(
        v_schema, 'one', CONCAT('$.properties.', JSON_QUOTE(o.name)))
      LIMIT 1;
    IF v_unknown IS NOT NULL THEN
      CALL refuse('options_malformed', CONCAT(
        'No option "', LEFT(v_unknown, 14), '"; only ',
        REGEXP_REPLACE(JSON_KEYS(v_schema, '$.properties'), '[^a-z_,]', ''), '.'));
    END IF;
    CALL refuse('options_malformed', CONCAT(
      'Error at ', v_wrong, ': ', JSON_UNQUOTE(JSON_EXTRACT(
        v_schema, CONCAT('$.properties.', JSON_QUOTE(v_option), '.description'))), '.'));
  END IF;
  IF JSON_CONTAINS_PATH(p_options, 'all', '$.players', '$.characters') THEN
    CALL refuse(
      'options_malformed',
      'Name the bots in players; characters is for the seats of an opening position.');
  END IF;
  IF JSON_CONTAINS_PATH(p_options, 'one', '$.seats')
    AND COALESCE(JSON_VALUE(p_options, '$.dice'), 'table') <> 'server'
  THEN
    CALL refuse(
      'options_malformed',
      'Where seats belong to accounts, the server must roll: set "dice": "server".');
  END IF;
  IF (COALESCE(JSON_VALUE(p_options, '$.dice'), 'table') = 'numbers')
    <> COALESCE(JSON_CONTAINS_PATH(p_options, 'one', '$.numbers'), FALSE)
  THEN
    CALL refuse(
      'options_malformed',
      'The dice "numbers" need the name of a list as "numbers"; other dice do not take one.');
  END IF;
END
