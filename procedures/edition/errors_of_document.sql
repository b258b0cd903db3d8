CREATE FUNCTION errors_of_document(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in a complete document.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   */
  DECLARE v_parts JSON DEFAULT parts_of(p_document);
  DECLARE v_sound JSON DEFAULT sound_document(p_document);
  DECLARE v_errors JSON DEFAULT JSON_MERGE_PRESERVE(
    errors_in_shapes(v_parts), errors_in_values(v_parts), errors_by_rules(p_document));

  IF NOT has_rules_and_tiles(p_document) THEN
    RETURN v_errors;
  END IF;
  RETURN JSON_MERGE_PRESERVE(
    v_errors, errors_in_names(v_sound), errors_in_effects(v_sound, v_parts),
    errors_in_decks(v_sound), errors_in_words(v_sound), errors_in_moves(v_sound));
END
