CREATE PROCEDURE check_options(IN p_options TEXT)
  READS SQL DATA
  COMMENT 'Refuses options of a new game that are not as open_game takes them.'
BEGIN
  /*
   * Raises : options_malformed.
   */
  DECLARE v_wrong VARCHAR(80);
  DECLARE v_schema JSON DEFAULT '{
    "type": "object", "additionalProperties": false, "properties": {
      "players": {"anyOf": [
        {"type": "integer", "minimum": 0, "maximum": 1000},
        {"type": "array", "maxItems": 1000, "items": {"anyOf": [{"type": "string"}, {
          "type": "object", "additionalProperties": false, "properties": {
            "name": {"type": "string"}, "character": {"type": "string", "maxLength": 200},
            "token": {"type": "string", "maxLength": 200}}}]}}]},
      "characters": {"type": "object", "additionalProperties": {
        "type": "string", "maxLength": 200}},
      "dice": {"enum": ["table", "server", "numbers"]},
      "numbers": {"type": "string", "maxLength": 200},
      "board": {"type": "string", "maxLength": 200},
      "pace": {"type": "string", "maxLength": 200},
      "rules": {"type": "object"},
      "seats": {"type": "object", "minProperties": 1, "additionalProperties": {
        "type": "string", "minLength": 1, "maxLength": 80}},
      "clock": {"type": "integer", "minimum": 1, "maximum": 2592000},
      "stand_in": {"type": "string", "maxLength": 200},
      "seed": {"type": "string", "pattern": "^[ -~]{1,64}$"}}}';

  IF p_options IS NOT NULL AND NOT is_json(p_options) THEN
    CALL refuse('options_malformed', 'The options are not valid JSON.');
  END IF;
  IF NOT JSON_SCHEMA_VALID(v_schema, p_options) THEN
    SET v_wrong = schema_failure(v_schema, p_options);
    CALL refuse('options_malformed', IF(v_wrong LIKE '#%(additionalProperties)', CONCAT(
      'Options: players, characters, seats, dice, numbers, rules, pace, board, clock, stand_in, ',
      'seed.'), CONCAT('Wrong at ', v_wrong, '.')));
  END IF;
  IF JSON_CONTAINS_PATH(p_options, 'all', '$.players', '$.characters') THEN
    CALL refuse('options_malformed',
      'Say in players who is a character; characters is for seats of an opening position.');
  END IF;
  IF JSON_CONTAINS_PATH(p_options, 'one', '$.seats')
    AND COALESCE(JSON_VALUE(p_options, '$.dice'), 'table') <> 'server'
  THEN
    CALL refuse('options_malformed',
      'Where seats belong to accounts the server rolls: say "dice": "server".');
  END IF;
  IF (COALESCE(JSON_VALUE(p_options, '$.dice'), 'table') = 'numbers')
    <> COALESCE(JSON_CONTAINS_PATH(p_options, 'one', '$.numbers'), FALSE)
  THEN
    CALL refuse('options_malformed',
      'The dice "numbers" need the name of a list as "numbers"; other dice take none.');
  END IF;
END
