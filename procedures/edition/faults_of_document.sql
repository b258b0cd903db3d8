CREATE FUNCTION faults_of_document(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything that is wrong with a whole document.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   * Why     : without rules and tiles everything else would be at fault.
   */
  DECLARE v_parts JSON DEFAULT parts_of(p_document);

  DECLARE v_faults JSON DEFAULT JSON_MERGE_PRESERVE(
    faults_in_shapes(v_parts), faults_in_values(v_parts), faults_in_rules(p_document));

  IF JSON_TYPE(JSON_EXTRACT(p_document, '$.rules')) <> 'OBJECT'
    OR COALESCE(JSON_TYPE(JSON_EXTRACT(p_document, '$.board.tiles')), '') <> 'ARRAY'
  THEN
    RETURN v_faults;
  END IF;
  RETURN JSON_MERGE_PRESERVE(
    v_faults, faults_in_names(p_document), faults_in_effects(p_document, v_parts),
    faults_in_decks(p_document), faults_in_rents(p_document), faults_in_estate(p_document),
    faults_in_dice(p_document), faults_in_jail(p_document, v_parts),
    faults_in_end(p_document, v_parts), faults_in_words(p_document),
    faults_in_opening(p_document), faults_in_moves(p_document),
    faults_in_money(p_document, v_parts), faults_in_percents(p_document));
END
