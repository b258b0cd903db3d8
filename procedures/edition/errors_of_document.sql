CREATE FUNCTION errors_of_document(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in a complete document.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   * Why     : without rules and tiles everything else would be an error. Contradictions between
   *           rules are checked with values that can be parsed.
   */
  DECLARE v_sound JSON DEFAULT sound_document(p_document);
  DECLARE v_parts JSON DEFAULT parts_of(p_document);
  DECLARE v_facts JSON;
  DECLARE v_errors JSON DEFAULT JSON_MERGE_PRESERVE(
    errors_in_shapes(v_parts), errors_in_values(v_parts),
    errors_in_rules(p_document, tiles_of(v_sound)));

  IF JSON_TYPE(JSON_EXTRACT(p_document, '$.rules')) <> 'OBJECT'
    OR COALESCE(JSON_TYPE(JSON_EXTRACT(p_document, '$.board.tiles')), '') <> 'ARRAY'
  THEN
    RETURN v_errors;
  END IF;
  SET v_parts = parts_of(v_sound);
  SET v_facts = document_facts(v_sound, v_parts);
  RETURN JSON_MERGE_PRESERVE(
    v_errors, errors_in_names(v_sound), errors_in_effects(v_sound, v_parts),
    errors_in_decks(v_sound), errors_in_rents(v_sound), errors_in_needs(v_facts, v_parts),
    errors_in_dice(v_sound), errors_in_jail(v_facts), errors_in_words(v_sound),
    errors_in_opening(v_sound), errors_in_moves(v_sound), errors_in_pot(v_sound),
    errors_in_percents(v_sound));
END
