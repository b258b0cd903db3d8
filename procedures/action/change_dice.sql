CREATE PROCEDURE change_dice()
  MODIFIES SQL DATA
  COMMENT 'Switches to another source of dice after the list of numbers has run out.'
BEGIN
  /*
   * Move    : reads m_game_id m_terms m_record_id m_player_id; sets m_drawn m_event_no.
   * Takes   : m_terms, {"source": "table" | "server"} or {"source": "numbers", "list": name}.
   * Changes : GameState; one Event.
   * Returns : m_drawn, 0: the dice are counted from the start.
   * Raises  : terms_malformed, list_not_found.
   * Rule    : H1; that the game can continue is ours.
   */
  DECLARE v_source VARCHAR(20);
  DECLARE v_list_id INT;

  IF NOT JSON_SCHEMA_VALID('{
    "type": "object", "additionalProperties": false, "required": ["source"], "properties": {
      "source": {"enum": ["table", "server", "numbers"]}, "list": {"type": "string"}}}', m_terms)
  THEN
    CALL refuse(
      'terms_malformed',
      'Give the source as "table", "server" or "numbers", with the name of a "list".');
  END IF;
  SET v_source = JSON_VALUE(m_terms, '$.source');
  IF v_source <> 'numbers' AND JSON_VALUE(m_terms, '$.list') IS NOT NULL THEN
    CALL refuse('terms_malformed', 'Only the source "numbers" takes a "list".');
  END IF;
  IF v_source = 'numbers' THEN
    -- exactly one row
    SELECT MAX(l.list_id)
      INTO v_list_id
      FROM NumberList AS l
      WHERE l.name = LEFT(JSON_VALUE(m_terms, '$.list'), 200);
    IF v_list_id IS NULL THEN
      CALL refuse('list_not_found', 'No list of numbers has the name in "list".');
    END IF;
  END IF;
  UPDATE GameState AS g
    SET g.dice_source = v_source, g.list_id = v_list_id
    WHERE g.game_id = m_game_id;
  SET m_drawn = 0;
  CALL add_player_event('dice_changed', m_player_id);
END
