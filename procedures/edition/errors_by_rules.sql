CREATE FUNCTION errors_by_rules(p_document JSON, p_parts JSON, p_tiles JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in a complete document that depend on its rules.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of; p_tiles, as tiles_of.
   * Returns : an array of [place, error].
   * Why     : a pace changes nothing but rules, so it needs no other checks, and has the parts and
   *           tiles of its document. Contradictions between rules are checked with values that can
   *           be parsed, as all are where none has an error.
   */
  DECLARE v_rules JSON DEFAULT rules_of(p_document);
  DECLARE v_errors JSON DEFAULT errors_in_rules(p_document, v_rules, p_tiles);
  DECLARE v_facts JSON;

  IF NOT has_rules_and_tiles(p_document) THEN
    RETURN v_errors;
  END IF;
  IF JSON_LENGTH(v_errors) > 0 THEN
    SET v_rules = sound_rules(v_rules);
  END IF;
  SET v_facts = document_facts(p_document, v_rules, p_parts);
  RETURN JSON_MERGE_PRESERVE(
    v_errors, errors_in_rents(p_document, v_rules), errors_in_hotels(v_rules, p_parts),
    errors_in_needs(v_facts, p_parts), errors_in_dice(v_rules), errors_in_jail(v_facts),
    errors_in_opening(p_document, v_rules, p_tiles), errors_in_pot(p_document, v_rules),
    errors_in_percents(p_document, v_rules));
END
