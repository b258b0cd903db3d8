CREATE PROCEDURE make_ruleset(IN p_document JSON, IN p_house_rules JSON, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a ruleset from a document.'
BEGIN
  /*
   * Takes   : p_document, complete and valid; p_house_rules, what a game changed of its edition,
   *           NULL for nothing.
   * Changes : one row of Ruleset; insert_ruleset does the rest in the same statement.
   * Raises  : session_variable.
   * Why     : a document that is older than a rule does not name it. A deploy writes out the lines
   *           `each rule` for the rows of Rule. Houses that hotel_after leaves out are none.
   */
  DECLARE v_whole JSON DEFAULT JSON_MERGE_PATCH(default_rules(), p_document);

  CALL check_session();
  INSERT INTO Ruleset (
      edition, house_rules, document, tile_count
      -- each rule: , {rule}
      )
    SELECT j.edition, p_house_rules, p_document, JSON_LENGTH(p_document, '$.board.tiles')
        -- each rule: , {value}
      FROM JSON_TABLE(
        JSON_SET(v_whole, '$.rules.max_houses', LEAST(
          JSON_VALUE(v_whole, '$.rules.max_houses' RETURNING SIGNED),
          COALESCE(
            JSON_VALUE(v_whole, '$.rules.hotel_after' RETURNING SIGNED),
            JSON_VALUE(v_whole, '$.rules.max_houses' RETURNING SIGNED)))),
        '$' COLUMNS (
          edition VARCHAR(40) PATH '$.edition'
          -- each rule: , {rule} {type} PATH '{path}'
        )) AS j;
  SET p_ruleset_id = LAST_INSERT_ID();
END
