CREATE FUNCTION recorded_rules(p_ruleset_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'All rows of a ruleset.'
BEGIN
  /*
   * Returns : an object with an object for each row, of its columns that are not NULL, keyed by its
   *           table and name; without the document of the ruleset.
   * Why     : a deploy writes out the line `each rule` for the rows of Rule.
   */
  DECLARE v_parameters JSON;

  SELECT JSON_OBJECT(
      'edition', r.edition, 'tile_count', r.tile_count
      -- each rule: , '{rule}', r.{rule}
      )
    INTO v_parameters
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  RETURN JSON_MERGE_PATCH(
    JSON_OBJECT(), JSON_OBJECT('Ruleset', v_parameters), recorded_board(p_ruleset_id),
    recorded_words(p_ruleset_id));
END
