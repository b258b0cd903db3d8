CREATE PROCEDURE check_tournament_archive(IN p_archive LONGTEXT)
  READS SQL DATA
  COMMENT 'Rejects an invalid or changed archive of a tournament.'
BEGIN
  /*
   * Raises : archive_malformed, archive_version, archive_changed: the first that applies.
   */
  DECLARE v_schema JSON DEFAULT '{
    "type": "object",
    "required": ["tournament", "settings", "ranking", "entries", "adjustments", "rounds",
      "standings", "digest"],
    "properties": {
      "tournament": {"type": "object",
        "required": ["tournament_id", "name", "start", "end", "point_system", "closed"],
        "properties": {"tournament_id": {"type": "integer"}, "name": {"type": "string"},
          "start": {"type": "string"}, "end": {"type": "string"},
          "point_system": {"type": "string"}, "closed": {"enum": [0, 1]}}},
      "settings": {"type": "array", "items": {"type": "object", "required": ["setting", "value"],
        "properties": {"setting": {"type": "string"}, "value": {"type": "string"}}}},
      "ranking": {"type": "array", "items": {"type": "object",
        "required": ["position", "criterion"]}},
      "entries": {"type": "array", "items": {"type": "string", "maxLength": 40}},
      "adjustments": {"type": "array", "items": {"type": "object",
        "required": ["no", "player", "round", "points", "reason"],
        "properties": {"player": {"type": "string", "maxLength": 40}}}},
      "rounds": {"type": "array", "items": {"type": "object",
        "required": ["round", "start", "end", "byes", "matches"],
        "properties": {
          "round": {"type": "integer"},
          "byes": {"type": "array", "items": {"type": "string", "maxLength": 40}},
          "matches": {"type": "array", "items": {"type": "object",
            "required": ["no", "table", "strength", "players", "scores", "intent"],
            "properties": {
              "no": {"type": "integer"}, "table": {"type": "integer"},
              "strength": {"type": ["integer", "null"]},
              "players": {"type": "array", "items": {"type": "string", "maxLength": 40}},
              "scores": {"type": ["array", "null"]},
              "intent": {"enum": ["record", "forfeit", null]}}}}}}},
      "standings": {"type": "array", "items": {"type": "object"}}}}';
  DECLARE v_archive JSON;

  IF NOT is_json(p_archive) THEN
    CALL refuse(
      'archive_malformed', 'This is not a complete archive of a tournament: not valid JSON.');
  END IF;
  SET v_archive = p_archive;
  IF NOT JSON_VALUE(v_archive, '$.format') <=> 'sqlopoly tournament' THEN
    CALL refuse('archive_malformed', 'This is not an archive of a tournament.');
  END IF;
  IF NOT JSON_EXTRACT(v_archive, '$.version') <=> CAST(1 AS JSON) THEN
    CALL refuse('archive_version', CONCAT(
      'Archives of version ', LEFT(COALESCE(JSON_EXTRACT(v_archive, '$.version'), 'NULL'), 20),
      ' cannot be read here; version 1 can.'));
  END IF;
  IF NOT JSON_SCHEMA_VALID(v_schema, v_archive) THEN
    CALL refuse('archive_malformed', CONCAT(
      'The archive is malformed: ', schema_failure(v_schema, v_archive), '.'));
  END IF;
  IF NOT JSON_VALUE(v_archive, '$.digest') <=> archive_digest(v_archive) THEN
    CALL refuse('archive_changed', 'The archive has been changed since it was written.');
  END IF;
END
