CREATE FUNCTION errors_of_document(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in a complete document.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   */
  DECLARE v_parts JSON DEFAULT parts_of(p_document);
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_errors JSON DEFAULT JSON_MERGE_PRESERVE(
    errors_in_shapes(v_parts), errors_in_values(v_parts),
    errors_by_rules(p_document, v_parts, v_tiles));

  IF NOT has_rules_and_tiles(p_document) THEN
    RETURN v_errors;
  END IF;
  RETURN JSON_MERGE_PRESERVE(
    v_errors, errors_in_names(p_document), errors_in_effects(p_document, v_parts, v_tiles),
    errors_in_decks(p_document), errors_in_words(p_document), errors_in_moves(p_document, v_tiles));
END
