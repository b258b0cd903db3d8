CREATE PROCEDURE change_dice(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_terms VARCHAR(2000),
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Goes on with other dice after the list of numbers has run out.'
BEGIN
  /*
   * Takes   : p_terms, {"source": "table" | "server"} or {"source": "numbers", "list": name}.
   * Changes : Game; one Event.
   * Raises  : terms_malformed, list_not_found.
   * Rule    : seed 003, Random Number File; that it can go on is ours.
   */
  DECLARE v_source VARCHAR(20) DEFAULT LEFT(JSON_VALUE(p_terms, '$.source'), 20);
  DECLARE v_list_id INT;

  IF NOT JSON_SCHEMA_VALID('{
    "type": "object", "additionalProperties": false, "required": ["source"], "properties": {
      "source": {"enum": ["table", "server", "numbers"]}, "list": {"type": "string"}}}', p_terms)
  THEN
    CALL refuse('terms_malformed',
      'The source is "table", "server" or "numbers", with the name of a "list".');
  END IF;
  IF v_source = 'numbers' THEN
    SET v_list_id = JSON_EXTRACT(
      list_facts(NULL, LEFT(JSON_VALUE(p_terms, '$.list'), 200), NULL), '$.list_id');
    IF v_list_id IS NULL THEN
      CALL refuse('list_not_found', 'No list of numbers has the name given as "list".');
    END IF;
  END IF;
  CALL write_game(p_game_id, 'dice', JSON_OBJECT('source', v_source, 'list_id', v_list_id));
  CALL post(
    p_game_id, p_record_id, 'dice_changed', p_player_id, NULL, NULL, NULL, NULL, NULL, NULL,
    p_event_no);
END
