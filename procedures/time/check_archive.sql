CREATE PROCEDURE check_archive(IN p_archive LONGTEXT)
  READS SQL DATA
  COMMENT 'Refuses what is no archive of a game, or is not as it was written.'
BEGIN
  /*
   * Raises : archive_malformed, archive_version, archive_changed: the first of these that holds.
   * Why    : what moves came to is not looked at here: it is compared with what they come to again.
   */
  DECLARE v_schema JSON DEFAULT '{
    "type": "object", "required": ["game", "rules", "lists", "ledger", "position", "digest"],
    "properties": {
      "game": {"type": "object",
        "required": ["game_id", "name", "players", "seats", "pace", "dice", "list", "seed", "clock",
          "stand_in"],
        "properties": {
          "game_id": {"type": "integer", "minimum": 1, "maximum": 2147483647},
          "name": {"type": "string", "maxLength": 60},
          "players": {"type": ["array", "object", "null"]}, "seats": {"type": ["object", "null"]},
          "pace": {"type": ["string", "null"], "maxLength": 40},
          "clock": {"type": ["integer", "null"], "minimum": 1, "maximum": 2592000},
          "stand_in": {"type": ["string", "null"]},
          "dice": {"enum": ["table", "server", "numbers"]}, "list": {"type": ["string", "null"]},
          "seed": {"type": "string", "pattern": "^[ -~]{1,64}$"}}},
      "rules": {"type": "object", "required": ["edition", "house_rules", "document"],
        "properties": {"edition": {"type": "string"}, "document": {"type": "object"},
          "house_rules": {"type": ["object", "null"]}}},
      "lists": {"type": "array", "items": {"type": "object", "required": ["name", "numbers"],
        "properties": {"name": {"type": "string"}}}},
      "ledger": {"type": "object", "required": ["Gamemanager", "Event"], "properties": {
        "Gamemanager": {"type": "array", "items": {"type": "object",
          "required": ["record_ID", "player_ID", "action"],
          "properties": {"record_ID": {"type": "integer"}, "action": {"type": "string"}}}},
        "Event": {"type": "array", "items": {"type": "object"}}}},
      "position": {"type": "object",
        "required": ["Standing", "Player", "Deed", "DeckCard", "Debt"], "properties": {
          "Standing": {"type": "array", "items": {"type": "object"}},
          "Player": {"type": "array", "items": {"type": "object"}},
          "Deed": {"type": "array", "items": {"type": "object"}},
          "DeckCard": {"type": "array", "items": {"type": "object"}},
          "Debt": {"type": "array", "items": {"type": "object"}}}}}}';
  DECLARE v_archive JSON;

  IF NOT is_json(p_archive) THEN
    CALL refuse('archive_malformed', 'This is no archive of a game, or not all of it: no JSON.');
  END IF;
  SET v_archive = p_archive;
  IF NOT JSON_VALUE(v_archive, '$.format') <=> 'sqlopoly game' THEN
    CALL refuse('archive_malformed', 'This is no archive of a game.');
  END IF;
  IF NOT JSON_EXTRACT(v_archive, '$.version') <=> CAST(1 AS JSON) THEN
    CALL refuse('archive_version', CONCAT(
      'Archives of version ', LEFT(COALESCE(JSON_EXTRACT(v_archive, '$.version'), 'NULL'), 20),
      ' are not known here, but those of version 1.'));
  END IF;
  IF NOT JSON_SCHEMA_VALID(v_schema, v_archive) THEN
    CALL refuse('archive_malformed', CONCAT(
      'The archive is not as it must be: ', schema_failure(v_schema, v_archive), '.'));
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.digest') <=> archive_digest(v_archive) THEN
    CALL refuse('archive_changed', 'The archive was changed since it was written.');
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.game.commitment')
    <=> SHA2(JSON_VALUE(v_archive, '$.game.seed'), 256)
  THEN
    CALL refuse('archive_changed', 'The seed is not the one that the game was committed to.');
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.rules.document.edition')
    <=> JSON_VALUE(v_archive, '$.rules.edition')
  THEN
    CALL refuse('archive_malformed', 'The rules are those of another edition.');
  END IF;
END
