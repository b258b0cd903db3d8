CREATE PROCEDURE check_rules(IN p_rules JSON)
  READS SQL DATA
  COMMENT 'Refuses rules that lack something, or say something impossible.'
BEGIN
  /*
   * Raises : rules_malformed, with the rule that is wrong and the keyword of the schema.
   */
  DECLARE v_schema JSON DEFAULT '{
    "type": "object",
    "additionalProperties": false,
    "required": ["starting_cash", "turn_limit", "players_left_to_end", "set_bonus_factor",
      "max_houses", "build_evenly", "has_pot", "has_auctions", "salary_factor_on_go"],
    "properties": {
      "starting_cash": {"type": "integer", "minimum": 0, "maximum": 10000000},
      "turn_limit": {"type": "integer", "minimum": -1, "maximum": 1000000000, "not": {"enum": [0]}},
      "players_left_to_end": {"type": "integer", "minimum": 0, "maximum": 1000},
      "set_bonus_factor": {"type": "integer", "minimum": 0, "maximum": 1000},
      "max_houses": {"type": "integer", "minimum": 0, "maximum": 100},
      "build_evenly": {"type": "boolean"},
      "has_pot": {"type": "boolean"},
      "has_auctions": {"type": "boolean"},
      "salary_factor_on_go": {"type": "integer", "minimum": 0, "maximum": 1000}}}';

  IF NOT COALESCE(JSON_SCHEMA_VALID(v_schema, p_rules), FALSE) THEN
    CALL refuse('rules_malformed', CONCAT(
      'The rules are not as they must be: ', schema_failure(v_schema, p_rules), '.'));
  END IF;
END
