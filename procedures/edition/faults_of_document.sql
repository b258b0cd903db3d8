CREATE FUNCTION faults_of_document(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything that is wrong with a whole document.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   */
  RETURN JSON_MERGE_PRESERVE(
    faults_in_shapes(p_document), faults_in_values(p_document), faults_in_rules(p_document),
    faults_in_names(p_document), faults_in_effects(p_document), faults_in_decks(p_document),
    faults_in_rents(p_document), faults_in_estate(p_document), faults_in_dice(p_document),
    faults_in_jail(p_document), faults_in_end(p_document), faults_in_words(p_document),
    faults_in_opening(p_document), faults_in_moves(p_document));
END
