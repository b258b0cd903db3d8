CREATE PROCEDURE check_board(IN p_board JSON)
  READS SQL DATA
  COMMENT 'Refuses a board whose tiles are wrong, or do not fit together.'
BEGIN
  /*
   * Takes  : p_board, the tiles in their order. The first is `go`; `place` is the position of a
   *          property in its set; sets, and places in a set, are numbered from 0 without gaps.
   * Raises : board_malformed.
   */
  DECLARE v_schema JSON DEFAULT '{
    "type": "array", "minItems": 2, "maxItems": 1000,
    "definitions": {"money": {"type": "integer", "minimum": 0, "maximum": 1000000},
      "number": {"type": "integer", "minimum": 0, "maximum": 1000},
      "name": {"type": "string", "minLength": 1, "maxLength": 40}},
    "items": {"oneOf": [
      {"type": "object", "additionalProperties": false, "required": ["kind", "name", "amount"],
        "properties": {"kind": {"enum": ["go"]}, "name": {"$ref": "#/definitions/name"},
          "amount": {"$ref": "#/definitions/money"}}},
      {"type": "object", "additionalProperties": false, "required": ["kind", "name"],
        "properties": {"kind": {"enum": ["take_pot"]}, "name": {"$ref": "#/definitions/name"}}},
      {"type": "object", "additionalProperties": false, "required": ["kind", "name", "set",
          "place", "cost", "house_cost", "hotel_cost", "rent", "rent_with_house",
          "rent_with_hotel"],
        "properties": {"kind": {"enum": ["property"]}, "name": {"$ref": "#/definitions/name"},
          "set": {"$ref": "#/definitions/number"}, "place": {"$ref": "#/definitions/number"},
          "cost": {"$ref": "#/definitions/money"}, "house_cost": {"$ref": "#/definitions/money"},
          "hotel_cost": {"$ref": "#/definitions/money"}, "rent": {"$ref": "#/definitions/money"},
          "rent_with_house": {"$ref": "#/definitions/money"},
          "rent_with_hotel": {"$ref": "#/definitions/money"}}}]}}';
  DECLARE v_wrong VARCHAR(80);

  IF NOT COALESCE(JSON_SCHEMA_VALID(v_schema, p_board), FALSE) THEN
    CALL refuse('board_malformed', CONCAT(
      'The board is not as it must be: ', schema_failure(v_schema, p_board), '.'));
  END IF;
  SELECT CASE
        WHEN COUNT(IF(j.kind = 'go', 1, NULL)) <> 1 OR MAX(j.kind = 'go' AND j.lid = 1) = 0
          THEN 'the first tile, and no other, must be go'
        WHEN COUNT(DISTINCT j.name) < COUNT(*) THEN 'two tiles have the same name'
        WHEN COUNT(DISTINCT j.colour) <> COALESCE(MAX(j.colour) + 1, 0) THEN 'a set is missing'
        WHEN COUNT(DISTINCT j.colour, j.place) < COUNT(j.colour)
          THEN 'two properties have the same place in a set'
        WHEN COUNT(IF(j.place >= j.in_set, 1, NULL)) > 0 THEN 'a place in a set is missing'
      END
    INTO v_wrong
    FROM (
      SELECT t.lid, t.kind, t.name, t.colour, t.place,
          COUNT(t.colour) OVER (PARTITION BY t.colour) AS in_set
        FROM JSON_TABLE(p_board, '$[*]' COLUMNS (
          lid FOR ORDINALITY, kind VARCHAR(10) PATH '$.kind', name VARCHAR(40) PATH '$.name',
          colour INT PATH '$.set', place INT PATH '$.place')) AS t) AS j;
  IF v_wrong IS NOT NULL THEN
    CALL refuse('board_malformed', CONCAT('The board is not as it must be: ', v_wrong, '.'));
  END IF;
END
