CREATE FUNCTION renamed_document(p_document JSON, p_names JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'A document in which all references to tiles have their new names.'
BEGIN
  /*
   * Takes   : p_document, complete; p_names, as new_name.
   * Returns : the document; the names of the tiles themselves are unchanged.
   */
  DECLARE v_document JSON DEFAULT p_document;
  DECLARE v_tiles, v_places JSON;

  SELECT JSON_ARRAYAGG(renamed_effect(j.tile, p_names))
    INTO v_tiles
    FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (tile JSON PATH '$')) AS j;
  SET v_document = JSON_SET(v_document, '$.board.tiles', v_tiles);
  IF JSON_CONTAINS_PATH(p_document, 'one', '$.decks') THEN
    SET v_document = JSON_SET(
      v_document, '$.decks', renamed_decks(JSON_EXTRACT(p_document, '$.decks'), p_names));
  END IF;
  IF JSON_CONTAINS_PATH(p_document, 'one', '$.opening') THEN
    SET v_document = JSON_SET(
      v_document, '$.opening', renamed_opening(JSON_EXTRACT(p_document, '$.opening'), p_names));
  END IF;
  SELECT JSON_OBJECTAGG(r.rule, new_name(p_names, JSON_UNQUOTE(v.value)))
    INTO v_places
    FROM Rule AS r
    JOIN LATERAL (
      SELECT JSON_EXTRACT(p_document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
    WHERE r.type = 'tile' AND r.topic = 'board' AND JSON_TYPE(v.value) = 'STRING';
  RETURN JSON_MERGE_PATCH(
    v_document, JSON_OBJECT('board', COALESCE(v_places, JSON_OBJECT())));
END
