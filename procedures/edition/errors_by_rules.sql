CREATE FUNCTION errors_by_rules(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in a complete document that depend on its rules.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   * Why     : a pace changes nothing but rules, so it needs no other checks. Contradictions between
   *           rules are checked with values that can be parsed.
   */
  DECLARE v_sound JSON DEFAULT sound_document(p_document);
  DECLARE v_errors JSON DEFAULT errors_in_rules(p_document, tiles_of(v_sound));
  DECLARE v_parts, v_facts JSON;

  IF NOT has_rules_and_tiles(p_document) THEN
    RETURN v_errors;
  END IF;
  SET v_parts = parts_of(v_sound);
  SET v_facts = document_facts(v_sound, v_parts);
  RETURN JSON_MERGE_PRESERVE(
    v_errors, errors_in_rents(v_sound), errors_in_hotels(v_sound, v_parts),
    errors_in_needs(v_facts, v_parts), errors_in_dice(v_sound), errors_in_jail(v_facts),
    errors_in_opening(v_sound), errors_in_pot(v_sound), errors_in_percents(v_sound));
END
