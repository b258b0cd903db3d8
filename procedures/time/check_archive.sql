CREATE PROCEDURE check_archive(IN p_archive LONGTEXT, OUT p_converted JSON)
  READS SQL DATA
  COMMENT 'Rejects an invalid or changed archive of a game.'
BEGIN
  /*
   * Returns : p_converted, as convert_archive.
   * Raises  : archive_malformed, archive_version, archive_changed: the first that applies.
   * Why     : the outcome of the moves is not checked here: it is compared after they are played
   *           again. The digest is that of the archive as it was written.
   */
  DECLARE v_schema JSON DEFAULT '{
    "type": "object", "required": ["game", "rules", "lists", "ledger", "position", "digest"],
    "properties": {
      "game": {"type": "object",
        "required": ["game_id", "name", "players", "seats", "pace", "dice", "list", "seed", "clock",
          "stand_in"],
        "properties": {
          "game_id": {"type": "integer", "minimum": 1, "maximum": 2147483647},
          "name": {"type": "string", "maxLength": 60}, "seats": {"type": ["object", "null"]},
          "players": {"type": ["array", "object", "null"]},
          "pace": {"type": ["string", "null"], "maxLength": 40},
          "clock": {"type": ["integer", "null"], "minimum": 1, "maximum": 2592000},
          "stand_in": {"type": ["string", "null"]},
          "pauses": {"type": "array", "items": {"type": "object",
            "required": ["record", "milliseconds"], "properties": {
              "record": {"type": "integer", "minimum": 0, "maximum": 2147483647},
              "milliseconds": {"type": "integer", "minimum": 1, "maximum": 10000000000000}}}},
          "dice": {"enum": ["table", "server", "numbers"]}, "list": {"type": ["string", "null"]},
          "seed": {"type": "string", "pattern": "^[ -~]{1,64}$"}}},
      "rules": {"type": "object", "required": ["edition", "house_rules", "document"],
        "properties": {"edition": {"type": "string"}, "document": {"type": "object"},
          "house_rules": {"type": ["object", "null"]}}}, "lists": {"type": "array", "items": {
        "type": "object", "required": ["name", "numbers"],
        "properties": {"name": {"type": "string"}}}},
      "ledger": {"type": "object", "required": ["Gamemanager", "Event"], "properties": {
        "Gamemanager": {"type": "array", "items": {"type": "object",
          "required": ["record_ID", "player_ID", "action"], "properties": {
            "record_ID": {"type": "integer"}, "action": {"type": "string"}}}},
        "Event": {"$ref": "#/definitions/rows"}}},
      "position": {"type": "object",
        "required": ["GameState", "Player", "Deed", "DeckCard", "Agenda"], "properties": {
          "GameState": {"$ref": "#/definitions/rows"}, "Player": {"$ref": "#/definitions/rows"},
          "Deed": {"$ref": "#/definitions/rows"}, "DeckCard": {"$ref": "#/definitions/rows"},
          "Agenda": {"$ref": "#/definitions/rows"}}}},
    "definitions": {"rows": {"type": "array", "items": {"type": "object"}}}}';
  DECLARE v_archive JSON;

  IF NOT is_json(p_archive) THEN
    CALL refuse('archive_malformed', 'This is not a complete archive of a game: not valid JSON.');
  END IF;
  SET v_archive = p_archive;
  IF NOT JSON_VALUE(v_archive, '$.format') <=> 'sqlopoly game' THEN
    CALL refuse('archive_malformed', 'This is not an archive of a game.');
  END IF;
  IF NOT COALESCE(JSON_CONTAINS('[1, 2]', JSON_EXTRACT(v_archive, '$.version')), FALSE) THEN
    CALL refuse('archive_version', CONCAT(
      'Archives of version ', LEFT(COALESCE(JSON_EXTRACT(v_archive, '$.version'), 'NULL'), 20),
      ' cannot be read here; versions 1 and 2 can.'));
  END IF;
  SET p_converted = convert_archive(v_archive);
  IF NOT JSON_SCHEMA_VALID(v_schema, p_converted) THEN
    CALL refuse('archive_malformed', CONCAT(
      'The archive is malformed: ', schema_failure(v_schema, p_converted), '.'));
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.digest') <=> archive_digest(v_archive) THEN
    CALL refuse('archive_changed', 'The archive has been changed since it was written.');
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.game.commitment') <=> SHA2(
    JSON_VALUE(v_archive, '$.game.seed'), 256)
  THEN
    CALL refuse('archive_changed', 'The seed does not match the commitment of the game.');
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.rules.document.edition')
    <=> JSON_VALUE(v_archive, '$.rules.edition')
  THEN
    CALL refuse('archive_malformed', 'The rules are those of another edition.');
  END IF;
END
