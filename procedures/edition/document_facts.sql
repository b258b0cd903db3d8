CREATE FUNCTION document_facts(p_document JSON, p_rules JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'What a document says, in the form that obstacles are compared with.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules, as sound_rules; p_parts, as parts_of.
   * Returns : an object of the values of all rules; of each effect, whether a tile or a card has
   *           it; and of what else obstacles name. A rule without a value is left out: that is
   *           another error, or the document is older than the rule.
   */
  DECLARE v_rules, v_effects, v_board JSON;

  SELECT JSON_OBJECTAGG(
      r.rule, COALESCE(JSON_EXTRACT(d.rules, CONCAT('$.', r.rule)), r.default_value))
    INTO v_rules
    FROM JSON_TABLE(p_rules, '$' COLUMNS (rules JSON PATH '$')) AS d
    JOIN Rule AS r
    WHERE r.may_be_none OR JSON_CONTAINS_PATH(d.rules, 'one', CONCAT('$.', r.rule));
  SELECT JSON_OBJECTAGG(e.effect, CAST(IF(
      JSON_CONTAINS_PATH(p_parts, 'one', CONCAT('$[*].value.', e.effect)), 'true', 'false')
      AS JSON))
    INTO v_effects
    FROM Effect AS e;
  SELECT JSON_OBJECT(
      'properties', t.properties > 0, 'house_cost', t.house_costs > 0,
      'hotel_cost', t.hotel_costs > 0, 'skyscraper_cost', t.skyscraper_costs > 0,
      'rent by dice', t.dice_rents > 0, 'rent but by dice', t.properties > t.dice_rents,
      'opening', (JSON_LENGTH(p_document, '$.opening') > 0) IS TRUE,
      'more than 60 players',
      (JSON_VALUE(v_rules, '$.max_players' RETURNING SIGNED) > 60) IS TRUE)
    INTO v_board
    FROM (
      SELECT COUNT(*) AS properties, COUNT(j.house_cost) AS house_costs,
          COUNT(j.hotel_cost) AS hotel_costs, COUNT(j.skyscraper_cost) AS skyscraper_costs,
          COUNT(IF(JSON_VALUE(rent_of_tile(j.rent), '$.rent_by') = 'dice', 1, NULL)) AS dice_rents
        FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
          property JSON PATH '$.property', house_cost JSON PATH '$.house_cost',
          hotel_cost JSON PATH '$.hotel_cost', skyscraper_cost JSON PATH '$.skyscraper_cost',
          rent JSON PATH '$.rent')) AS j
        WHERE j.property IS NOT NULL) AS t;
  RETURN JSON_MERGE_PRESERVE(v_rules, v_effects, v_board);
END
