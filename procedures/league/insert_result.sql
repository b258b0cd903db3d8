CREATE PROCEDURE insert_result(
  IN p_match LONGTEXT, IN p_intent VARCHAR(20), IN p_scores LONGTEXT, IN p_game INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a row into the ledger of results.'
BEGIN
  /*
   * Takes  : p_intent, as ResultRecord.intent; p_scores, as record_result.
   * Raises : match_not_found, input_malformed, and what result_trigger raises.
   * Why    : a match that does not exist is refused before the trigger locks the gap where it would
   *          be.
   */
  DECLARE v_match_id, v_tournament_id BIGINT;
  DECLARE v_round_id INT;

  CALL read_match(p_match, v_match_id, v_tournament_id, v_round_id);
  INSERT INTO ResultRecord (match_id, intent, scores, game)
    VALUES (v_match_id, p_intent, COALESCE(json_of(p_scores), JSON_OBJECT()), p_game);
END
